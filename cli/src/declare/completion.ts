import { Argument, Command } from 'commander'
import type { Shell } from '../completion/script-for.js'
import { examples } from './common-options.js'
import type { Declaration } from './declaring.js'

export const completion: Declaration = ({ streams, finish }) =>
  new Command('completion')
    .description('print what a shell needs to complete commands and options')
    .addArgument(
      new Argument('<shell>', 'the shell that is to complete').choices(['bash', 'zsh', 'fish']),
    )
    .addHelpText(
      'before',
      examples(
        'source <(kaoiro completion bash)           # in ~/.bashrc',
        'source <(kaoiro completion zsh)            # in ~/.zshrc, after compinit',
        'kaoiro completion fish > ~/.config/fish/completions/kaoiro.fish',
      ),
    )
    .action(async (shell: Shell, _options: object, command: Command) => {
      const { completionCommand } = await import('../commands/completion.js')
      finish(completionCommand(shell, command.parent ?? command, streams))
    })
