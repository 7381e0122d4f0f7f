//! Links the library without other crates: the assembly in the folder that CASEMENT_ASSEMBLY
//! names, or beside this crate as in the assembly archive; else the library of pkg-config, with the
//! feature `static` its archive.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    for name in ["CASEMENT_ASSEMBLY", "CC", "PKG_CONFIG_PATH", "PKG_CONFIG_SYSROOT_DIR"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    match assembly() {
        Some(folder) => compile(&folder),
        None => link_installed(),
    }
}

/// The folder with the assembly, if there is one.
fn assembly() -> Option<PathBuf> {
    if let Some(folder) = env::var_os("CASEMENT_ASSEMBLY") {
        return Some(folder.into());
    }
    let above = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).parent()?.to_path_buf();
    above.join("casement-x86_64-linux.S").exists().then_some(above)
}

/// The name of the assembly for what Cargo builds for, and the name before that of its GNU compiler.
fn target() -> (&'static str, &'static str) {
    let triple = env::var("TARGET").unwrap();
    match triple.as_str() {
        "x86_64-unknown-linux-gnu" | "x86_64-unknown-linux-musl" => ("x86_64-linux", "x86_64-linux-gnu-"),
        "aarch64-unknown-linux-gnu" | "aarch64-unknown-linux-musl" => ("aarch64-linux", "aarch64-linux-gnu-"),
        "riscv64gc-unknown-linux-gnu" => ("riscv64-linux", "riscv64-linux-gnu-"),
        "armv7-unknown-linux-gnueabihf" | "armv7-unknown-linux-musleabihf" => ("armv7hf-linux", "arm-linux-gnueabihf-"),
        _ => panic!("casement has no assembly for {triple}"),
    }
}

fn run(program: &str, arguments: &[&str]) {
    let status = Command::new(program).args(arguments).status();
    assert!(matches!(&status, Ok(status) if status.success()), "{program} {}: {status:?}", arguments.join(" "));
}

fn compile(folder: &Path) {
    let (name, tools) = target();
    let source = folder.join(format!("casement-{name}.S"));
    let result = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let (object, library) = (result.join("casement.o"), result.join("libcasement.a"));
    let is_cross = env::var("HOST") != env::var("TARGET");
    let compiler = env::var("CC").unwrap_or_else(|_| if is_cross { format!("{tools}gcc") } else { "cc".into() });
    run(&compiler, &["-c", source.to_str().unwrap(), "-o", object.to_str().unwrap()]);
    let archiver = if is_cross { format!("{tools}ar") } else { "ar".into() };
    run(&archiver, &["rcs", library.to_str().unwrap(), object.to_str().unwrap()]);
    println!("cargo:rerun-if-changed={}", source.display());
    println!("cargo:rustc-link-search=native={}", result.display());
    println!("cargo:rustc-link-lib=static=casement");
    println!("cargo:rustc-link-lib=m");
}

fn link_installed() {
    let advice =
        "install casement and set PKG_CONFIG_PATH to the folder of casement.pc, or set CASEMENT_ASSEMBLY to the \
                  folder of its assembly";
    let is_static = env::var_os("CARGO_FEATURE_STATIC").is_some();
    let arguments: &[&str] = if is_static { &["--static", "--libs", "casement"] } else { &["--libs", "casement"] };
    let output = match Command::new("pkg-config").args(arguments).output() {
        Ok(output) => output,
        Err(error) => panic!("pkg-config does not start ({error}): {advice}"),
    };
    assert!(output.status.success(), "pkg-config: {}\n{advice}", String::from_utf8_lossy(&output.stderr).trim());
    for flag in String::from_utf8_lossy(&output.stdout).split_whitespace() {
        if let Some(folder) = flag.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(name) = flag.strip_prefix("-l") {
            let kind = if is_static && name == "casement" { "static=" } else { "" };
            println!("cargo:rustc-link-lib={kind}{name}");
        }
    }
}
