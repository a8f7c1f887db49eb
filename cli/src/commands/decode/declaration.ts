import { Command, Option } from 'commander'
import { examples, languageOption, quietOption } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { usageFault } from '../../command-line/usage-faults.js'
import type { DecodeOptions } from './run.js'

export const decode: Declaration = ({ streams, finish }) =>
  new Command('decode')
    .argument('<code...>')
    .option('--json')
    .addOption(new Option('--csv').conflicts('json'))
    .addOption(new Option('--compare').conflicts('csv'))
    .option('--verbose')
    .addOption(languageOption())
    .addOption(quietOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro decode 1F7womQ',
        'kaoiro decode https://beauty.example.com/result/1F7womQ --lang ja',
        'kaoiro decode --compare 1F7womQ 3MMBBYc',
        'kaoiro decode --compare https://beauty.example.com/compare/1F7womQ/3MMBBYc',
        'kaoiro decode - --csv < codes.txt > results.csv',
        'kaoiro decode 1F7womQ --json',
      ),
    )
    .action(
      async (
        codes: ReadonlyArray<string>,
        { compare, ...options }: DecodeOptions & { readonly compare?: true },
        command: Command,
      ) => {
        if (compare === true) {
          const { compareCommand, twoResults } = await import('./compare.js')
          const two = twoResults(codes) ?? command.error(usageFault('notTwo'))
          finish(await compareCommand(two, options, streams))
          return
        }
        if (codes.filter((code) => code === '-').length > 1) command.error(usageFault('stdinTwice'))
        const { decodeCommand } = await import('./run.js')
        finish(await decodeCommand(codes, options, streams))
      },
    )
