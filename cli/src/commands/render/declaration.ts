import { Command, Option } from 'commander'
import {
  environmentAddresses,
  examples,
  languageOption,
  resultSite,
  siteOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseLabel, parseName, parseScale } from '../../command-line/option-parsers.js'
import type { CardFormat, RenderOptions } from './run.js'

type Given = Omit<RenderOptions, 'format' | 'defaultSite'> & { readonly format?: CardFormat }

export const render: Declaration = ({ streams, finish }) =>
  new Command('render')
    .description('draw the result card that a visitor can keep, for an e-mail')
    .argument('<code>', 'a result code, or the URL of a result page')
    .option('-o, --out <file>', 'write it to a .png or .svg file (default: to stdout)', parseName)
    .addOption(
      new Option('--format <format>', 'default: by the name of the file, else svg').choices([
        'png',
        'svg',
      ]),
    )
    .option('--scale <factor>', 'size of a PNG; 1: 540 × 720 pixels', parseScale, 2)
    .option('--brand <name>', 'the name at the head of the card', parseLabel, 'Kaoiro')
    .addOption(siteOption())
    .addOption(languageOption())
    .addHelpText(
      'before',
      examples(
        'kaoiro render 1F7womQ --out card.png',
        'kaoiro render https://beauty.example.com/result/1F7womQ --out card.svg',
        'kaoiro render 1F7womQ --lang ja --format png > card.png',
      ),
    )
    .action(async (code: string, given: Given, command: Command) => {
      const options = {
        ...given,
        format: formatOf(given, command),
        defaultSite: resultSite(environmentAddresses(streams.env, command)),
      }
      const { renderCommand } = await import('./run.js')
      finish(await renderCommand(code, options, streams))
    })

const formatOf = ({ format, out }: Given, command: Command): CardFormat => {
  if (format !== undefined || out === undefined) return format ?? 'svg'
  const ending = /\.(png|svg)$/i.exec(out)?.[1]?.toLowerCase()
  return ending === 'png' || ending === 'svg'
    ? ending
    : command.error(`error: ${out}: name a .png or .svg file, or choose with --format`)
}
