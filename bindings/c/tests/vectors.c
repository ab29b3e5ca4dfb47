#include "vectors.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *path, const char *what) {
    fprintf(stderr, "vectors: %s: %s\n", path, what);
    exit(2);
}

static void *grown(void *items, size_t count, size_t size) {
    // Doubles at each power of two.
    if (count & (count - 1)) return items;
    items = realloc(items, (count ? count * 2 : 1) * size);
    if (!items) exit(2);
    return items;
}

static char *copy_of(const char *text, size_t length) {
    char *copy = malloc(length + 1);
    if (!copy) exit(2);
    memcpy(copy, text, length);
    copy[length] = 0;
    return copy;
}

// Replaces each \xNN by its byte, in place; returns the new length.
static size_t unescape(char *text, size_t length) {
    size_t to = 0;
    for (size_t from = 0; from < length; to++) {
        if (text[from] == '\\' && from + 3 < length) {
            char digits[3] = {text[from + 2], text[from + 3], 0};
            text[to] = (char)strtoul(digits, NULL, 16);
            from += 4;
        } else {
            text[to] = text[from++];
        }
    }
    text[to] = 0;
    return to;
}

static vector_field parse_field(const char *path, char *line) {
    char *value = strstr(line, " = ");
    if (!value) fail(path, line);
    vector_field field = {copy_of(line, (size_t)(value - line)), VECTOR_NUMBER, 0, NULL, 0};
    value += 3;
    char *end;
    if (*value == '"') {
        field.kind = VECTOR_TEXT;
        field.text = copy_of(value + 1, strlen(value) - 2);
        field.length = unescape(field.text, strlen(field.text));
    } else if (!strcmp(value, "null")) {
        field.kind = VECTOR_NULL;
    } else if (!strcmp(value, "{}")) {
        field.kind = VECTOR_EMPTY;
    } else if (!strcmp(value, "true") || !strcmp(value, "false")) {
        field.kind = *value == 't' ? VECTOR_TRUE : VECTOR_FALSE;
    } else {
        field.number = strtod(value, &end);
        if (*end) fail(path, value);
    }
    return field;
}

vector_file vectors_load(const char *path) {
    FILE *stream = path ? fopen(path, "rb") : NULL;
    if (!stream) fail(path ? path : "?", "cannot be opened");
    vector_file file = {NULL, 0};
    char *line = NULL;
    size_t room = 0;
    for (ssize_t length; (length = getline(&line, &room, stream)) >= 0;) {
        while (length && (line[length - 1] == '\n' || line[length - 1] == '\r')) line[--length] = 0;
        if (*line == '[') {
            char *space = strchr(line, ' ');
            if (!space || line[length - 1] != ']') fail(path, line);
            file.cases = grown(file.cases, file.count, sizeof *file.cases);
            file.cases[file.count++] = (vector_case){copy_of(line + 1, (size_t)(space - line - 1)),
                                                     copy_of(space + 1, (size_t)(line + length - space - 2)), NULL, 0};
        } else if (*line) {
            if (!file.count) fail(path, line);
            vector_case *last = &file.cases[file.count - 1];
            last->fields = grown(last->fields, last->count, sizeof *last->fields);
            last->fields[last->count++] = parse_field(path, line);
        }
    }
    free(line);
    fclose(stream);
    return file;
}

void vectors_free(vector_file *file) {
    for (size_t i = 0; i < file->count; i++) {
        vector_case *one = &file->cases[i];
        for (size_t j = 0; j < one->count; j++) {
            free(one->fields[j].path);
            free(one->fields[j].text);
        }
        free(one->fields);
        free(one->group);
        free(one->name);
    }
    free(file->cases);
    *file = (vector_file){NULL, 0};
}

const vector_case *vectors_find(const vector_file *file, const char *group, const char *name) {
    for (size_t i = 0; i < file->count; i++)
        if (!strcmp(file->cases[i].group, group) && !strcmp(file->cases[i].name, name)) return &file->cases[i];
    return NULL;
}

const vector_field *vector_at(const vector_case *one, const char *path, ...) {
    char made[256];
    va_list arguments;
    va_start(arguments, path);
    vsnprintf(made, sizeof made, path, arguments);
    va_end(arguments);
    for (size_t i = 0; i < one->count; i++)
        if (!strcmp(one->fields[i].path, made)) return &one->fields[i];
    return NULL;
}

double vector_number(const vector_case *one, const char *path, double otherwise) {
    const vector_field *field = vector_at(one, "%s", path);
    return field && field->kind == VECTOR_NUMBER ? field->number : otherwise;
}

const char *vector_text(const vector_case *one, const char *path, const char *otherwise) {
    const vector_field *field = vector_at(one, "%s", path);
    return field && field->kind == VECTOR_TEXT ? field->text : otherwise;
}

size_t vector_last_key(const vector_field *field, char *key) {
    const char *dot = strrchr(field->path, '.');
    strcpy(key, dot ? dot + 1 : field->path);
    return unescape(key, strlen(key));
}
