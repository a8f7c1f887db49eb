import { Command, Option } from 'commander'
import { examples, languageOption, quietOption } from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import type { DecodeOptions } from './run.js'

export const decode: Declaration = ({ streams, finish }) =>
  new Command('decode')
    .description('Print the results of result codes or URLs')
    .argument('<code...>', 'codes or URLs of results or comparisons; -: read stdin, one per line')
    .option('--json', 'print one line of JSON per result, with words in the language of --lang')
    .addOption(new Option('--csv', 'print CSV with a header').conflicts('json'))
    .addOption(
      new Option('--compare', 'print two results side by side and mark the differences').conflicts(
        'csv',
      ),
    )
    .option('--verbose', 'say which part of a wrong code is impossible')
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
          const { compareCommand, twoCodes } = await import('./compare.js')
          const two = twoCodes(codes) ?? command.error(notTwo)
          finish(await compareCommand(two, options, streams))
          return
        }
        if (codes.filter((code) => code === '-').length > 1)
          command.error('error: - was given twice. Read stdin only once.')
        const { decodeCommand } = await import('./run.js')
        finish(await decodeCommand(codes, options, streams))
      },
    )

const notTwo = 'error: --compare needs two codes or result URLs, or the URL of a comparison'
