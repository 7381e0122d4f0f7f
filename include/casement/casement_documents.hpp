// Pictures of scenes for C++, over casement_documents.h; link libcasement-documents.
#ifndef CASEMENT_DOCUMENTS_HPP
#define CASEMENT_DOCUMENTS_HPP

#include <casement/casement_documents.h>

#include <casement/scene.hpp>

namespace casement {

using picture_options = versioned<cas_picture_options>;

namespace detail {

/// Throws the error of a call of libcasement-documents. Returns its status.
inline cas_status expect_picture(const scene &of, cas_status status) {
    if (status >= CAS_OK) return status;
    return raise(status, status == cas_scene_last_status(of.get()) ? cas_scene_last_error(of.get()) : "");
}

} // namespace detail

/// Returns a scene as the text of a scene file; cas_documents_write_scene() says what is not written.
inline std::string scene_file(const scene &of) {
    std::string text;
    detail::expect_picture(of, detail::write_with(detail::appending_to(text), [&](cas_write piece, void *context) {
        return cas_documents_write_scene(of.get(), piece, context);
    }));
    return text;
}

/// Writes a picture of the last layout as SVG.
inline cas_status write_svg(const scene &of, const writer &write, const picture_options &options = picture_options()) {
    return detail::expect_picture(of, detail::write_with(write, [&](cas_write piece, void *context) {
        return cas_documents_write_svg(of.get(), &options, piece, context);
    }));
}

/// Writes pictures of the animation since the last commit, side by side.
inline cas_status write_filmstrip(const scene &of, std::size_t samples, const writer &write,
                            const picture_options &options = picture_options()) {
    return detail::expect_picture(of, detail::write_with(write, [&](cas_write piece, void *context) {
        return cas_documents_write_filmstrip(of.get(), samples, &options, piece, context);
    }));
}

/// Returns a picture of the last layout as SVG.
inline std::string svg(const scene &of, const picture_options &options = picture_options()) {
    std::string text;
    write_svg(of, detail::appending_to(text), options);
    return text;
}

/// Returns pictures of the animation since the last commit, side by side.
inline std::string filmstrip(const scene &of, std::size_t samples, const picture_options &options = picture_options()) {
    std::string text;
    write_filmstrip(of, samples, detail::appending_to(text), options);
    return text;
}

} // namespace casement

#endif
