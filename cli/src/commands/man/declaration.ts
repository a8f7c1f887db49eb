import { Command } from 'commander'
import { examples } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'

export const man: Declaration = ({ streams, finish }) =>
  new Command('man')
    .addHelpText('before', examples('man <(kaoiro man)', 'kaoiro man > kaoiro.1'))
    .action(async (_options: object, command: Command) => {
      const { manCommand } = await import('./run.js')
      finish(await manCommand(command.parent ?? command, streams))
    })
