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
    .description('Draw the result card as a PNG or SVG picture')
    .argument('<code>', 'result code or URL of a result page')
    .option('-o, --out <file>', '.png or .svg file to write (default: stdout)', parseName)
    .addOption(
      new Option('--format <format>', 'format (default: from the file name, or svg)').choices([
        'png',
        'svg',
      ]),
    )
    .option('--scale <factor>', 'size of the PNG as a multiple of 540 × 720 pixels', parseScale, 2)
    .option('--brand <name>', 'name at the top of the card', parseLabel, 'Kaoiro')
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
