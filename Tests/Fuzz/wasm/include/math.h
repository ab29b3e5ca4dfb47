// What fuzzers take of math.h: the bare target has no C library.
#ifndef FUZZ_MATH_H
#define FUZZ_MATH_H

#define INFINITY __builtin_inf()
#define NAN __builtin_nan("")
#define isfinite(number) __builtin_isfinite(number)
#define isnan(number) __builtin_isnan(number)
#define fabs(number) __builtin_fabs(number)

double fmin(double one, double other);
double fmax(double one, double other);
double hypot(double one, double other);

#endif
