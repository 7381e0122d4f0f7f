/* What every process costs. */
int main(void) { return 0; }
