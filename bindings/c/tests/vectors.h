// Reads the flat vector files that bindings/tools/flatten_vectors.py makes of Tests/Vectors/*.json.
#ifndef REGLET_VECTORS_H
#define REGLET_VECTORS_H

#include <stddef.h>

typedef enum { VECTOR_NULL, VECTOR_FALSE, VECTOR_TRUE, VECTOR_NUMBER, VECTOR_TEXT, VECTOR_EMPTY } vector_kind;

// A leaf: its path, and its value.
typedef struct {
    char *path;
    vector_kind kind;
    double number;
    char *text; // unescaped, with a NUL behind it
    size_t length;
} vector_field;

// A case: the member of the file that it stands in, its id, its leaves in the file's order.
typedef struct {
    char *group;
    char *name;
    vector_field *fields;
    size_t count;
} vector_case;

typedef struct {
    vector_case *cases;
    size_t count;
} vector_file;

// The file at `path`; ends the program with a message where it cannot be read.
vector_file vectors_load(const char *path);
void vectors_free(vector_file *file);

// The case of a group by its name, or NULL.
const vector_case *vectors_find(const vector_file *file, const char *group, const char *name);

// The leaf at a path, which is made as printf makes it, or NULL where there is none.
const vector_field *vector_at(const vector_case *one, const char *path, ...) __attribute__((format(printf, 2, 3)));

// The number, or the text, at a path; `otherwise` where there is none, or it is of another kind.
double vector_number(const vector_case *one, const char *path, double otherwise);
const char *vector_text(const vector_case *one, const char *path, const char *otherwise);

// Unescapes the last key of a path into `key`, which has room for it; returns its length. For objects whose keys are data.
size_t vector_last_key(const vector_field *field, char *key);

#endif
