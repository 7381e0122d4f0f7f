//! Finds the library with pkg-config, without other crates.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_SYSROOT_DIR");
    let output = Command::new("pkg-config").args(["--libs", "casement"]).output().expect("pkg-config does not start");
    assert!(output.status.success(), "pkg-config: {}", String::from_utf8_lossy(&output.stderr));
    for flag in String::from_utf8_lossy(&output.stdout).split_whitespace() {
        if let Some(folder) = flag.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(name) = flag.strip_prefix("-l") {
            println!("cargo:rustc-link-lib={name}");
        }
    }
}
