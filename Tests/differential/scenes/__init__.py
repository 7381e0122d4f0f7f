"""Random scenes, built and edited through the C interface, and compared with an
independent lowering to rows that HiGHS and the exact judge solve."""
