# find_package(casement) gives four targets:
#   casement::casement        the shared library
#   casement::static          the static one
#   casement::record          what records the calls of the shared library, and that
#   casement::record_static   instead of the static one: the same with its recorder
# All are found from where this file lies, so an installed tree can be moved.

get_filename_component(casement_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

if(NOT TARGET casement::casement)
  add_library(casement::casement SHARED IMPORTED)
  set_target_properties(casement::casement PROPERTIES
    IMPORTED_LOCATION "${casement_prefix}/lib/libcasement.so.0"
    IMPORTED_SONAME libcasement.so.0
    INTERFACE_INCLUDE_DIRECTORIES "${casement_prefix}/include")

  add_library(casement::static STATIC IMPORTED)
  set_target_properties(casement::static PROPERTIES
    IMPORTED_LOCATION "${casement_prefix}/lib/libcasement.a"
    IMPORTED_LINK_INTERFACE_LANGUAGES C
    INTERFACE_LINK_LIBRARIES m
    INTERFACE_INCLUDE_DIRECTORIES "${casement_prefix}/include")

  add_library(casement::record SHARED IMPORTED)
  set_target_properties(casement::record PROPERTIES
    IMPORTED_LOCATION "${casement_prefix}/lib/libcasement-record.so.0"
    IMPORTED_SONAME libcasement-record.so.0
    INTERFACE_LINK_LIBRARIES casement::casement
    INTERFACE_INCLUDE_DIRECTORIES "${casement_prefix}/include")

  add_library(casement::record_static STATIC IMPORTED)
  set_target_properties(casement::record_static PROPERTIES
    IMPORTED_LOCATION "${casement_prefix}/lib/libcasement-record.a"
    IMPORTED_LINK_INTERFACE_LANGUAGES C
    INTERFACE_LINK_LIBRARIES "m;pthread"
    INTERFACE_INCLUDE_DIRECTORIES "${casement_prefix}/include")
endif()

unset(casement_prefix)
