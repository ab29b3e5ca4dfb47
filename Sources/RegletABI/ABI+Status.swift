// The version of the library, and words for a status. Safe from any thread.
import CReglet
import Reglet

/// The version of the running library, as `REGLET_VERSION` is made: major * 10000 + minor * 100 + patch.
@_cdecl("reglet_version")
public func reglet_version() -> Int32 {
    REGLET_VERSION_MAJOR * 10000 + REGLET_VERSION_MINOR * 100 + REGLET_VERSION_PATCH
}

/// The name of a status, such as "unknown_code"; "ok" for `REGLET_OK`, "unknown_status" for a value that is none.
///
/// Returns a constant, NUL-terminated text that is never freed.
@_cdecl("reglet_status_name")
public func reglet_status_name(_ status: reglet_status) -> UnsafePointer<CChar>? {
    constant(status == REGLET_OK ? "ok" : ErrorCode(rawValue: status)?.name ?? "unknown_status")
}

/// One English sentence about a status, without a final full stop.
///
/// Returns a constant, NUL-terminated text that is never freed.
@_cdecl("reglet_status_text")
public func reglet_status_text(_ status: reglet_status) -> UnsafePointer<CChar>? {
    constant(status == REGLET_OK ? "success" : ErrorCode(rawValue: status)?.text ?? "not a status of this library")
}
