"""Random scenes, built and edited through the C interface, against an own
lowering of items and constraints to rows that HiGHS and the exact judge read."""
