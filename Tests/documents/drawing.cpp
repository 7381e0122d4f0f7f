// Tests of casement_documents.hpp: pictures are returned as text, and errors are thrown.
#include <casement/casement_documents.hpp>

#include "../ABITests/wrapper.hpp"

using namespace casement;

static void pictures_are_text() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    scene.window().add("box");
    scene.rules({"H:|[box]|", "V:|[box]|"});
    scene.layout();
    CHECK(svg(scene).find(">box<") != std::string::npos);
    picture_options bare;
    bare.flags = CAS_PICTURE_BARE;
    CHECK(svg(scene, bare).find("<text") == std::string::npos);
    CHECK(filmstrip(scene, 3).size() > svg(scene).size());
}

static void errors_are_thrown() {
    scene scene;
    picture_options wrong;
    wrong.zoom = -1;
    CHECK(failure([&] { svg(scene, wrong); }) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(failure([&] { filmstrip(scene, 3); }) == CAS_ERROR_MODE);
    bool is_caught = false;
    try {
        write_svg(scene, [](const char *, std::size_t) { throw 7; });
    } catch (int) {
        is_caught = true;
    }
    CHECK(is_caught);
}

int main() {
    run("pictures are returned as text", pictures_are_text);
    run("errors are thrown, also those of the write callback", errors_are_thrown);
    return finish();
}
