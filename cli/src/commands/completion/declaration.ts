import { Argument, Command } from 'commander'
import { examples } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import type { Shell } from './run.js'

export const completion: Declaration = ({ streams, finish }) =>
  new Command('completion')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'before',
      examples(
        'source <(kaoiro completion bash)           # in ~/.bashrc',
        'source <(kaoiro completion zsh)            # in ~/.zshrc, after compinit',
        'kaoiro completion fish > ~/.config/fish/completions/kaoiro.fish',
      ),
    )
    .action(async (shell: Shell, _options: object, command: Command) => {
      const { completionCommand } = await import('./run.js')
      finish(await completionCommand(shell, command.parent ?? command, streams))
    })
