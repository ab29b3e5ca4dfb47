"""Attributed text as the specification has it, naively: a list of characters, each with all that it has."""

import random

import reglet

DEFAULTS = {"family": "Helvetica", "weight": 0, "italic": False, "size": 17.0, "color": "#000000ff", "background": "#00000000",
            "underline": 0, "strikethrough": 0, "baseline_offset": 0.0, "kern": 0.0, "alignment": "natural"}
CHOICES = {"family": ["Helvetica", "Courier", "汪"], "weight": [0, 0, 1, -3], "italic": [False, True], "size": [17.0, 12.5],
           "color": ["#000000ff", "#ff000080"], "background": ["#00000000", "#ffffffff"], "underline": [0, 1, 2],
           "strikethrough": [0, 1], "baseline_offset": [0.0, 3.25], "kern": [0.0, -1.0], "alignment": ["natural", "justified"]}
TARGETS = [None, "", "https://example.org/é"]
IMAGES = [reglet.Attachment("star", 12.0, 10.0, 0.0, y, alignment) for y in (0.0, -2.0) for alignment in ("baseline", "x_center")]


class Character:
    def __init__(self, scalar, attributes, field=None, image=None):
        self.scalar, self.attributes, self.field, self.image = scalar, attributes, field, image

    def copy(self, **changes):
        result = Character(self.scalar, dict(self.attributes), self.field, self.image)
        result.__dict__.update(changes)
        return result


class Model:
    """Fields are one-element lists of a target: characters are in the same where these are the same object."""

    def __init__(self, base, characters=()):
        self.base, self.characters = base, list(characters)

    def part(self, start, end):
        fields = {}
        return Model(self.base, [c.copy(field=c.field and fields.setdefault(id(c.field), list(c.field)))
                                 for c in self.characters[start:end]])

    def pattern(self, start, end):
        """What replacing or inserted characters take on."""
        if start < end:
            return self.characters[start].copy(image=None)
        before = self.characters[start - 1] if start else None
        after = self.characters[start] if start < len(self.characters) else None
        model = before or after or Character("", self.base)
        inside = before and after and before.field is after.field
        return model.copy(image=None, field=before.field if inside else None)

    def replace(self, start, end, other):
        if isinstance(other, Model):
            new = other.part(0, len(other.characters)).characters
        elif isinstance(other, reglet.Attachment):
            new = [self.pattern(start, end).copy(scalar="\ufffc", image=other)]
        else:
            new = [self.pattern(start, end).copy(scalar=scalar) for scalar in other]
        self.characters[start:end] = new
        self.split_fields()

    def set(self, start, end, attributes):
        for character in self.characters[start:end]:
            character.attributes.update(attributes)

    def link(self, start, end, field):
        for character in self.characters[start:end]:
            character.field = field
        self.split_fields()

    def split_fields(self):
        """A field that something else has come into becomes two."""
        ended, previous, split = set(), None, None
        for character in self.characters:
            own = character.field
            if own is not previous:
                split = list(own) if own is not None and id(own) in ended else None
                if previous is not None:
                    ended.add(id(previous))
            previous = own
            if split is not None:
                character.field = split

    def runs(self):
        """As (start, end, attributes, (number, target), image)."""
        runs, number, previous = [], -1, None
        for index, character in enumerate(self.characters):
            same_field = previous is not None and previous.field is character.field
            if character.field is not None and not same_field:
                number += 1
            link = None if character.field is None else (number, character.field[0])
            if (same_field and previous.image is None and character.image is None
                    and previous.attributes == character.attributes):
                runs[-1][1] += 1
            else:
                runs.append([index, index + 1, character.attributes, link, character.image])
            previous = character
        return runs


class Pair:
    """A text and its model, led through the same random edits."""

    def __init__(self, source: random.Random, string=None):
        self.random = source
        attributes = self.attributes() if source.random() < 0.5 else {}
        string = self.string() if string is None else string
        self.text = reglet.AttributedText(string, **attributes)
        self.model = Model({**DEFAULTS, **attributes})
        self.model.characters = [Character(scalar, dict(self.model.base)) for scalar in string]
        self.log = [(string, attributes)]

    def string(self):
        return "".join(self.random.choices("ab \né汪😀\ufffc", k=self.random.choice((0, 1, 2, 3, 5))))

    def attributes(self):
        names = self.random.sample(sorted(CHOICES), self.random.choice((1, 1, 2, 11)))
        return {name: self.random.choice(CHOICES[name]) for name in names}

    def range(self):
        start = self.random.randint(0, len(self.model.characters))
        return start, min(len(self.model.characters), start + self.random.choice((0, 1, 2, 5)))

    def piece(self):
        """A text with its model: this one, a part, or a stranger."""
        kind = self.random.randrange(3)
        if kind == 0 and len(self.model.characters) < 30:
            return self.text, self.model
        if kind == 1:
            start, end = self.range()
            return self.text[start:end], self.model.part(start, end)
        other = Pair(self.random)
        for _ in range(3):
            other.image_step("insert image", *other.range())
        start, end = other.range()
        other.text.set_link(start, end, "own")
        other.model.link(start, end, ["own"])
        return other.text, other.model

    def step(self):
        start, end = self.range()
        kind = self.random.choice(("insert", "append", "replace", "delete", "insert text", "append text", "replace text", "set",
                                   "set", "clear", "link", "link", "unlink", "insert image", "replace by image", "remove image"))
        self.log.append((kind, start, end))
        text, model = self.text, self.model
        length = len(model.characters)
        if kind in ("insert", "append", "replace"):
            string = self.string()
            if kind == "insert":
                text.insert(start, string)
                model.replace(start, start, string)
            elif kind == "append":
                text.append(string)
                model.replace(length, length, string)
            else:
                text.replace(start, end, string)
                model.replace(start, end, string)
        elif kind == "delete":
            text.delete(start, end)
            model.replace(start, end, "")
        elif kind.endswith(" text"):
            other, other_model = self.piece()
            if kind == "insert text":
                text.insert(start, other)
                model.replace(start, start, other_model)
            elif kind == "append text":
                text.append(other)
                model.replace(length, length, other_model)
            else:
                text.replace(start, end, other)
                model.replace(start, end, other_model)
        elif kind == "set":
            attributes = self.attributes()
            text.set_attributes(start, end, **attributes)
            model.set(start, end, attributes)
        elif kind == "clear":
            names = sorted(self.attributes())
            text.clear_attributes(start, end, *names)
            model.set(start, end, {name: model.base[name] for name in names})
        elif kind == "link":
            target = self.random.choice(TARGETS)
            text.set_link(start, end, target)
            model.link(start, end, [target])
        elif kind == "unlink":
            text.set_attributes(start, end, link=None)
            model.link(start, end, None)
        else:
            self.image_step(kind, start, end)

    def image_step(self, kind, start, end):
        image = self.random.choice(IMAGES)
        if kind == "insert image":
            self.text.insert_attachment(image, start)
            self.model.replace(start, start, image)
        elif kind == "replace by image":
            self.text.replace(start, end, image)
            self.model.replace(start, end, image)
        else:
            places = [index for index, character in enumerate(self.model.characters) if character.image]
            if places:
                number = self.random.randrange(len(places))
                self.text.remove_attachment(number)
                self.model.replace(places[number], places[number] + 1, "")

    def check(self):
        string = "".join(character.scalar for character in self.model.characters)
        assert str(self.text) == string and len(self.text) == len(string)
        found = [[run.start, run.end, {name: getattr(run, name) for name in DEFAULTS}, run.link and tuple(run.link), run.attachment]
                 for run in self.text.runs]
        assert found == self.model.runs()
        assert self.text.attachments == [(index, c.image) for index, c in enumerate(self.model.characters) if c.image]

    def rebuilt(self):
        """The same text by other edits."""
        text = reglet.AttributedText()
        for start, end, attributes, _, image in reversed(self.model.runs()):
            part = "".join(character.scalar for character in self.model.characters[start:end])
            if image is None:
                text.insert(0, reglet.AttributedText(part, **attributes))
            else:
                text.insert_attachment(image, 0)
                text.set_attributes(0, 1, **attributes)
        fields = {}
        for index, character in enumerate(self.model.characters):
            if character.field is not None:
                fields.setdefault(id(character.field), (character.field[0], []))[1].append(index)
        for target, indices in fields.values():
            text.set_link(indices[0], indices[-1] + 1, target)
        return text
