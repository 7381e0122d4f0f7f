// casement completions: tab completion for shells.

import Documents

let completions = Command(
  name: "completions", summary: "print the completions for a shell", operands: "bash|zsh|fish", operandCount: 1...1,
  options: [],
  details: """
    casement completions bash > ~/.local/share/bash-completion/completions/casement
    casement completions zsh > "${fpath[1]}/_casement"
    casement completions fish > ~/.config/fish/completions/casement.fish
    """
) { arguments throws(Diagnostic) in
  switch arguments.operands[0] {
  case "bash": try Files.print(Shells.bash)
  case "zsh": try Files.print(Shells.zsh)
  case "fish": try Files.print(Shells.fish)
  case let other: throw Diagnostic(.usage, "unknown shell \"\(other)\"; shells: bash, zsh, fish")
  }
  return ExitCode.success.rawValue
}

private enum Shells {
  static var names: String { commands.map { $0.name }.joined(separator: " ") }

  static var bash: String {
    let cases = commands.map { command in
      let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
      let words = command.name == "completions" ? "bash zsh fish" : options + " --help"
      return "    \(command.name)) words='\(words)' ;;\n"
    }.joined()
    var choices: [String: [String]] = [:]
    for option in commands.flatMap({ $0.options }) where !option.choices.isEmpty {
      choices[option.name] = option.choices
    }
    let values = choices.sorted { $0.key < $1.key }.map { name, words in
      "    --\(name)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;\n"
    }.joined()
    return """
      # casement, for bash
      _casement() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words
        if [ "$COMP_CWORD" = 1 ]; then
          COMPREPLY=($(compgen -W '\(names) --help --version' -- "$word"))
          return
        fi
        case $before in
      \(values)  esac
        case ${COMP_WORDS[1]} in
      \(cases)  esac
        case ${COMP_WORDS[1]}:$word in
          completions:* | *:-*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _casement casement

      """
  }

  static var zsh: String {
    let list = commands.map { "    '\($0.name):\($0.summary)'\n" }.joined()
    let cases = commands.map { command in
      let options = command.options.map { option in
        let action =
          option.choices.isEmpty ? (option.takesFile ? "_files" : " ") : "(\(option.choices.joined(separator: " ")))"
        let value = option.value.map { ":\($0):\(action)" } ?? ""
        return "      '--\(option.name)[\(escaped(option.summary))]\(value)' \\\n"
      }.joined()
      let operand = command.name == "completions" ? "'1:shell:(bash zsh fish)'" : "'*:file:_files'"
      return "    \(command.name)) _arguments \\\n\(options)      '--help' \(operand) ;;\n"
    }.joined()
    return """
      #compdef casement
      _casement_commands=(
      \(list))
      if (( CURRENT == 2 )); then
        _describe command _casement_commands
      else
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      fi

      """
  }

  static var fish: String {
    var lines = ["complete -c casement -n __fish_use_subcommand -f"]
    for command in commands {
      lines.append("complete -c casement -n __fish_use_subcommand -f -a \(command.name) -d '\(command.summary)'")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      if command.name == "completions" { lines.append("complete -c casement \(condition) -f -a 'bash zsh fish'") }
      for option in command.options {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value == nil ? "" : option.takesFile ? " -r" : " -x"
        let choices = option.choices.isEmpty ? "" : " -a '\(option.choices.joined(separator: " "))'"
        lines.append(
          "complete -c casement \(condition)\(letter) -l \(option.name)\(value)\(choices) -d '\(option.summary)'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String { text.split(separator: ":").joined(separator: "\\:") }
}
