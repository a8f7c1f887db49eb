import type { Wearing } from '@kaoiro/core/palette'
import { loadTerminal } from '@kaoiro/texts/load'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { withoutBreaks, wrapped } from '../../print/columns.js'
import { jsonLine, printable } from '../../print/printable.js'
import { styleFor, swatchFor } from '../../print/style.js'
import type { Streams } from '../../system/streams.js'
import type { Prepared, WearOptions } from './prepare.js'
import { prepare } from './prepare.js'
import { wearProducts } from './products.js'

/**
 * Prints how to wear colours, or each product of a table. Texts that do not mean a colour are reported; the others are still
 * printed.
 */
export async function wearCommand(
  codeOrAddress: string,
  colours: ReadonlyArray<string>,
  options: WearOptions,
  streams: Streams,
): Promise<ExitCode> {
  const table = colours.find((each) => /\.csv$/i.test(each))
  const isTableAlone = colours.length === 1 && options.json !== true
  const words = await loadTerminal(options.lang, 'wearCommand')
  // A shell takes an unquoted #e60033 for a comment.
  const wrong = colours.length === 0 ? words.colourMissing : words.tableAlone
  if (colours.length === 0 || (table !== undefined && !isTableAlone)) {
    streams.err(`kaoiro: ${wrong}\n`)
    return exitCode.usage
  }
  const prepared = await prepare(codeOrAddress, options, words, streams)
  if (prepared === null) return exitCode.failed
  return table === undefined
    ? wearColours(prepared, colours, options, streams)
    : wearProducts(prepared, table, options, streams)
}

const wearColours = (
  prepared: Prepared,
  colours: ReadonlyArray<string>,
  { json }: WearOptions,
  streams: Streams,
): ExitCode => {
  const print = json === true ? jsonOf(prepared) : cardOf(prepared, streams)
  let ended: ExitCode = exitCode.done
  for (const input of colours) {
    const wearing = prepared.wearing(input)
    if (wearing !== undefined) streams.out(withoutBreaks(print(wearing, input)))
    else {
      streams.err(`kaoiro: "${printable(input)}": ${prepared.words.notAColour}\n`)
      ended = exitCode.failed
    }
  }
  return ended
}

type Print = (wearing: Wearing, input: string) => string

const jsonOf =
  ({ code, gender, texts }: Prepared): Print =>
  (wearing, input) => {
    const said = Object.entries(texts.words(wearing, gender))
    const words = Object.fromEntries(said.map(([name, text]) => [name, withoutBreaks(text)]))
    return jsonLine({ code, input, ...wearing, words })
  }

/** Sentences, each followed by the colour that it names with its value and, for the nearest, its CIEDE2000. */
const cardOf = ({ gender, texts }: Prepared, { colour, env, outColumns }: Streams): Print => {
  const [style, swatch] = [styleFor(colour.out), swatchFor(colour.out, env)]
  const sentence = wrapped('  ', outColumns)
  const named = ({ id, colour: value }: Wearing['nearest'], after = '') =>
    `    ${swatch(value)}${value} ${texts.swatches[id]}${after}`
  return (wearing, input) => {
    const { headline, uses, companion, nearest } = texts.words(wearing, gender)
    const name = input.toLowerCase().includes(wearing.colour.slice(1)) ? '' : ` ${printable(input)}`
    return [
      '',
      `  ${swatch(wearing.colour)}${style.bold(`${wearing.colour}${name}`)}`,
      '',
      ...sentence(headline).map(style.bold),
      ...sentence(uses),
      ...sentence(companion),
      named(wearing.companion),
      ...sentence(nearest ?? ''),
      ...(nearest === undefined
        ? []
        : [named(wearing.nearest, `  ΔE ${wearing.distance.toFixed(1)}`)]),
      '',
      '',
    ].join('\n')
  }
}
