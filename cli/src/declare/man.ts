import { Command } from 'commander'
import { examples } from './common-options.js'
import type { Declaration } from './declaring.js'

export const man: Declaration = ({ streams, finish }) =>
  new Command('man')
    .description('print the manual page, in roff')
    .addHelpText('before', examples('man <(kaoiro man)', 'kaoiro man > kaoiro.1'))
    .action(async (_options: object, command: Command) => {
      const { manCommand } = await import('../commands/man.js')
      finish(manCommand(command.parent ?? command, streams))
    })
