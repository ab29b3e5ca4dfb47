// Where a button's image and title go, and which insets put them there.
//
// Every function takes `count` buttons, an array for each of their parts; one button is a count of 1. NULL instead of
// the images or the titles says that no button has one. What is said once, style, padding and options, holds for all.
// Where a button is bad nothing is written for any, and the byte_offset of `error_out` is the index of the first bad
// one. Outputs must not overlap inputs. There are no objects here and no state: safe from any thread.
//
// For those who come from UIKit. What you set there, and what stands for it here:
//
//   titleEdgeInsets, imageEdgeInsets   title_insets and image_insets of reglet_button_layout, which gives the frames
//                                      that UIKit gives under them. reglet_button_insets computes them for the ten
//                                      styles of UIButton+ImageTitleStyle (setButtonImageTitleStyle:padding:),
//                                      reglet_button_insets_for for any frames that you want
//   contentEdgeInsets                  content of reglet_button_options
//   contentHorizontalAlignment         horizontal
//   contentVerticalAlignment           vertical
//   semanticContentAttribute           direction
//   sizeThatFits, intrinsicContentSize reglet_button_fitting_size, which counts the padding, as UIKit does not
//   UIButton.Configuration             reglet_button_arrange: imagePlacement .leading, .trailing, .top and .bottom are
//                                      the styles IMAGE_LEADING, IMAGE_TRAILING, TOP and BOTTOM; imagePadding is the
//                                      padding; contentInsets is content
//   QMUIButton                         reglet_button_arrange: imagePosition left, right, top and bottom are the styles
//                                      of these names; spacingBetweenImageAndTitle is the padding
//
// Why centred content moves by half: an inset takes room away, and the content is centred in what is left. 10 points
// less on the left move the middle of the room by 5. So the ten styles give 10 on the left and -10 on the right to
// move by 10. Content at the left edge moves by the whole left inset and ignores the right one, content at the right
// edge the other way round: there the ten styles' insets are wrong, and those of reglet_button_insets_for are right.
//
// A program that places views itself needs reglet_button_arrange and nothing else: frames come first. Insets are for
// a button that takes nothing but insets.
import CReglet
import Reglet

/// The insets that move image and title from where UIKit puts them to where one of the ten styles wants them: to the
/// last bit those of UIButton+ImageTitleStyle, with its limits. They hold for content that is centred, written left
/// to right and without content insets, and they place but do not fit: see the flags of `reglet_button_layout`, or
/// use `reglet_button_arrange`. Where an item is missing, and for the style RESET, they are zero.
///
/// images, titles: their frames while all insets are zero, as `reglet_button_layout` gives them.
/// padding: in points, of either sign.
///
/// Errors: null_argument, invalid_value for a style that is none of 0 to 10, invalid_number, too_large.
@_cdecl("reglet_button_insets")
public func reglet_button_insets(
    _ style: reglet_button_style, _ padding: Double, _ count: size_t, _ bounds: UnsafePointer<reglet_size>?,
    _ images: UnsafePointer<reglet_rect>?, _ titles: UnsafePointer<reglet_rect>?,
    _ title_insets_out: UnsafeMutablePointer<reglet_insets>?,
    _ image_insets_out: UnsafeMutablePointer<reglet_insets>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        var titleInsets = try room(title_insets_out, count, for: EdgeInsets.self)
        var imageInsets = try room(image_insets_out, count, for: EdgeInsets.self)
        try value(ButtonStyle(rawValue: style)).insets(
            padding: padding, bounds: items(bounds, count, as: Size.self),
            images: items(images, count, as: Rect.self, optional: true),
            titles: items(titles, count, as: Rect.self, optional: true),
            titleInsets: &titleInsets, imageInsets: &imageInsets)
    }
}

/// The frames that UIKit gives to image and title, from their natural sizes and insets.
///
/// The image has precedence: it is capped to the room, each axis by itself, and the title gets what is left of the
/// width. Each item is aligned in the room less the other's width less its own insets. Right to left, the title is on
/// the left; insets stay physical. Insets change the size only of an item that does not fit; negative ones may give a
/// title back its natural width. Under FILL the items share the room by their widths, the image on the left in either
/// direction.
///
/// images, titles: natural sizes.
/// image_insets, title_insets: one for each button, or NULL for none.
/// image_frames_out, title_frames_out: zeros for an item that is missing; may then be NULL.
///
/// Errors: null_argument, invalid_value, invalid_number, too_large.
@_cdecl("reglet_button_layout")
public func reglet_button_layout(
    _ options: UnsafePointer<reglet_button_options>?, _ count: size_t, _ bounds: UnsafePointer<reglet_size>?,
    _ images: UnsafePointer<reglet_size>?, _ titles: UnsafePointer<reglet_size>?,
    _ image_insets: UnsafePointer<reglet_insets>?, _ title_insets: UnsafePointer<reglet_insets>?,
    _ image_frames_out: UnsafeMutablePointer<reglet_rect>?, _ title_frames_out: UnsafeMutablePointer<reglet_rect>?,
    _ flags_out: UnsafeMutablePointer<reglet_button_flags>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        var frames = try frames(count, images, titles, image_frames_out, title_frames_out, flags_out)
        try buttonOptions(options).layout(
            buttons(count, bounds, images, titles),
            imageInsets: items(image_insets, count, as: EdgeInsets.self, optional: true),
            titleInsets: items(title_insets, count, as: EdgeInsets.self, optional: true), into: &frames)
    }
}

/// The frames of image and title in a style, from their natural sizes alone: no earlier layout is needed, every
/// alignment but FILL, either direction and content insets are legal. Where an item is missing, for the style RESET
/// and in a button that is empty it is `reglet_button_layout` without insets.
///
/// padding: in points, of either sign.
/// images, titles: natural sizes.
/// image_frames_out, title_frames_out: zeros for an item that is missing; may then be NULL.
///
/// Errors: null_argument, invalid_value, invalid_number, too_large.
@_cdecl("reglet_button_arrange")
public func reglet_button_arrange(
    _ options: UnsafePointer<reglet_button_options>?, _ style: reglet_button_style, _ padding: Double,
    _ fit: reglet_button_fit, _ count: size_t, _ bounds: UnsafePointer<reglet_size>?,
    _ images: UnsafePointer<reglet_size>?, _ titles: UnsafePointer<reglet_size>?,
    _ image_frames_out: UnsafeMutablePointer<reglet_rect>?, _ title_frames_out: UnsafeMutablePointer<reglet_rect>?,
    _ flags_out: UnsafeMutablePointer<reglet_button_flags>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        var frames = try frames(count, images, titles, image_frames_out, title_frames_out, flags_out)
        try buttonOptions(options).arrange(
            buttons(count, bounds, images, titles), style: value(ButtonStyle(rawValue: style)), padding: padding,
            fit: value(ButtonFit(rawValue: fit)), into: &frames)
    }
}

/// The insets under which `reglet_button_layout` gives these frames: the way back from frames to insets, for any
/// frames that insets can give. The same bounds, sizes and options must be given to both; the scale does not count
/// here. The frames come back within 1e-9 points as long as the insets are at most 1e9.
///
/// image_frames, title_frames: NULL for an item that is missing.
/// images, titles: natural sizes.
///
/// Errors: null_argument, invalid_value (FILL is), invalid_number, too_large, unreachable for a frame larger than its
/// item or without one, an item without a frame, an image frame larger than the room, and a button that is empty.
@_cdecl("reglet_button_insets_for")
public func reglet_button_insets_for(
    _ options: UnsafePointer<reglet_button_options>?, _ count: size_t, _ image_frames: UnsafePointer<reglet_rect>?,
    _ title_frames: UnsafePointer<reglet_rect>?, _ bounds: UnsafePointer<reglet_size>?,
    _ images: UnsafePointer<reglet_size>?, _ titles: UnsafePointer<reglet_size>?,
    _ title_insets_out: UnsafeMutablePointer<reglet_insets>?,
    _ image_insets_out: UnsafeMutablePointer<reglet_insets>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        var titleInsets = try room(title_insets_out, count, for: EdgeInsets.self)
        var imageInsets = try room(image_insets_out, count, for: EdgeInsets.self)
        try buttonOptions(options).insets(
            imageFrames: items(image_frames, count, as: Rect.self, optional: true),
            titleFrames: items(title_frames, count, as: Rect.self, optional: true),
            buttons(count, bounds, images, titles),
            titleInsets: &titleInsets, imageInsets: &imageInsets)
    }
}

/// The least sizes of buttons that hold image, title and padding in a style whole. The spread styles keep the padding
/// between the items too. The padding does not count where an item is missing or the style is RESET.
///
/// content: content insets, added on all sides; may be NULL. A sum that is negative gives 0.
/// images, titles: natural sizes.
///
/// Errors: null_argument, invalid_value, invalid_number, too_large.
@_cdecl("reglet_button_fitting_size")
public func reglet_button_fitting_size(
    _ style: reglet_button_style, _ padding: Double, _ content: UnsafePointer<reglet_insets>?, _ count: size_t,
    _ images: UnsafePointer<reglet_size>?, _ titles: UnsafePointer<reglet_size>?,
    _ sizes_out: UnsafeMutablePointer<reglet_size>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        var sizes = try room(sizes_out, count, for: Size.self)
        try value(ButtonStyle(rawValue: style)).fittingSize(
            padding: padding, images: items(images, count, as: Size.self, optional: true),
            titles: items(titles, count, as: Size.self, optional: true),
            content: try optional(content).map { EdgeInsets($0) } ?? .zero, sizes: &sizes)
    }
}

/// The sizes of `count` buttons.
@_lifetime(immortal)
private func buttons(
    _ count: size_t, _ bounds: UnsafePointer<reglet_size>?, _ images: UnsafePointer<reglet_size>?,
    _ titles: UnsafePointer<reglet_size>?
) throws(RegletError) -> ButtonArrays {
    let arrays = try ButtonArrays(
        bounds: items(bounds, count, as: Size.self), images: items(images, count, as: Size.self, optional: true),
        titles: items(titles, count, as: Size.self, optional: true))
    return _overrideLifetime(arrays, copying: ())
}

/// Room for the frames and flags of `count` buttons; for an item that is missing, NULL is none.
@_lifetime(immortal)
private func frames(
    _ count: size_t, _ images: UnsafePointer<reglet_size>?, _ titles: UnsafePointer<reglet_size>?,
    _ image_frames_out: UnsafeMutablePointer<reglet_rect>?, _ title_frames_out: UnsafeMutablePointer<reglet_rect>?,
    _ flags_out: UnsafeMutablePointer<reglet_button_flags>?
) throws(RegletError) -> ButtonFrameArrays {
    let frames = ButtonFrameArrays(
        images: try room(image_frames_out, count, for: Rect.self, optional: images == nil),
        titles: try room(title_frames_out, count, for: Rect.self, optional: titles == nil),
        flags: try room(flags_out, count, for: ButtonFlags.self))
    return _overrideLifetime(frames, copying: ())
}

/// The options as the core takes them; NULL has the defaults.
private func buttonOptions(_ options: UnsafePointer<reglet_button_options>?) throws(RegletError) -> ButtonOptions {
    guard let options = try optional(options) else { return ButtonOptions() }
    if options.struct_size != UInt32(MemoryLayout<reglet_button_options>.size) { throw RegletError(.invalidValue) }
    return ButtonOptions(
        content: EdgeInsets(options.content), horizontal: try value(.init(rawValue: options.horizontal)),
        vertical: try value(.init(rawValue: options.vertical)),
        direction: try value(Direction(rawValue: options.direction)), scale: options.scale)
}

/// A value of an enumeration; nil is `invalidValue`.
private func value<Enumeration>(_ found: Enumeration?) throws(RegletError) -> Enumeration {
    guard let found else { throw RegletError(.invalidValue) }
    return found
}
