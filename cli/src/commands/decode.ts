import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/content/content'
import { codeOf } from '@kaoiro/core/result-address'
import { resultCode } from '@kaoiro/core/result-code'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import { languageOf, loadContent, loadMessages } from '../language.js'
import { printable } from '../printable.js'
import type { Streams } from '../streams.js'

export interface DecodeOptions {
  readonly json?: true
  readonly lang?: Language
}

/** Prints what a customer's result says. */
export const decodeCommand = async (
  codeOrAddress: string,
  { json, lang }: DecodeOptions,
  { out, err, env }: Streams,
): Promise<ExitCode> => {
  const language = lang ?? languageOf(env)
  const diagnosis = pipe(codeOf(codeOrAddress), E.flatMap(resultCode.decode))
  if (E.isLeft(diagnosis)) {
    const { resultCode: inWords } = await loadMessages(language)
    err(`kaoiro: "${printable(codeOrAddress)}": ${printable(inWords(diagnosis.left))}\n`)
    return exitCode.failed
  }
  if (json === true) {
    out(`${JSON.stringify(diagnosis.right)}\n`)
    return exitCode.done
  }
  const { card } = await import('../print/card.js')
  out(card(await loadContent(language), await loadMessages(language))(diagnosis.right))
  return exitCode.done
}
