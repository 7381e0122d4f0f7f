/* What casement calls of math.h. */
#pragma once

double fma(double x, double y, double z);
double round(double number);
