import { Command } from 'commander'
import {
  environmentAddresses,
  examples,
  formatOf,
  formatOption,
  languageOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import {
  parseAddress,
  parseLabel,
  parseName,
  parseScale,
} from '../../command-line/option-parsers.js'
import type { CardFormat, GivenOptions } from './run.js'

type Given = Omit<GivenOptions, 'format' | 'defaultSite'> & { readonly format?: CardFormat }

const files = { formats: ['png', 'svg'], usual: 'svg' } as const

export const render: Declaration = ({ streams, finish }) =>
  new Command('render')
    .description('Draw the result card as a PNG or SVG picture')
    .argument('<code>', 'result code or URL of a result page')
    .option('-o, --out <file>', '.png or .svg file to write (default: stdout)', parseName)
    .addOption(formatOption(files))
    .option('--scale <factor>', 'size of the PNG as a multiple of 540 × 675 pixels', parseScale, 2)
    .option('--brand <name>', 'name on the card (default: the store’s)', parseLabel)
    .option(
      '--site <url>',
      'site of the result page (default: that of the URL, or $KAOIRO_SITE_URL)',
      parseAddress,
    )
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
        format: formatOf(files, given, command),
        defaultSite: environmentAddresses(streams.env, command).site ?? null,
      }
      const { renderCommand } = await import('./run.js')
      finish(await renderCommand(code, options, streams))
    })
