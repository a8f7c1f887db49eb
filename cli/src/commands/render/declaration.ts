import { Command } from 'commander'
import {
  environmentAddresses,
  examples,
  formatOf,
  formatOption,
  languageOption,
  siteOption,
  valueOption,
} from '../../command-line/common-options.js'
import type { Declaration } from '../../command-line/declaration.js'
import { parseLabel, parseName, parseScale } from '../../command-line/option-parsers.js'
import type { CardFormat, GivenOptions } from './run.js'

type Given = Omit<GivenOptions, 'format' | 'defaultSite'> & { readonly format?: CardFormat }

const files = { formats: ['png', 'svg'], usual: 'svg' } as const

export const render: Declaration = ({ streams, finish }) =>
  new Command('render')
    .argument('<code>')
    .addOption(valueOption('-o, --out <file>', parseName))
    .addOption(formatOption(files))
    .addOption(valueOption('--scale <factor>', parseScale).default(2))
    .addOption(valueOption('--brand <name>', parseLabel))
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
        format: formatOf(files, given, command),
        defaultSite: environmentAddresses(streams.env, command).site ?? null,
      }
      const { renderCommand } = await import('./run.js')
      finish(await renderCommand(code, options, streams))
    })
