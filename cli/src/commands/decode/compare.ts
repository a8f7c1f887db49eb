import * as E from 'fp-ts/lib/Either.js'
import { compareResults } from '@kaoiro/core/results'
import type { Language } from '@kaoiro/core/language'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { loadContent, loadMessages } from '@kaoiro/texts/load'
import { localeLanguage } from '../../system/language.js'
import { namedLevels } from '../../print/named-levels.js'
import { jsonLine } from '../../print/printable.js'
import { styleFor } from '../../print/style.js'
import type { Streams } from '../../system/streams.js'
import { comparison } from './comparison.js'
import { separateCodes, stdinArgument } from './input.js'
import type { DecodedResult } from '../../result-code/read-code.js'
import { readCode, loadReadErrorLine } from '../../result-code/read-code.js'

export interface CompareOptions {
  readonly json?: true
  readonly verbose?: true
  readonly lang?: Language
}

/** The codes in the arguments; null unless there are exactly two. */
export const twoCodes = (
  given: ReadonlyArray<string>,
): readonly [first: string, second: string] | null => {
  const codes = given.flatMap(separateCodes)
  const [a, b, ...others] = codes
  return a === undefined || b === undefined || others.length > 0 || codes.includes(stdinArgument)
    ? null
    : [a, b]
}

/** Shows two results side by side and their differences. The exit code does not depend on differences. */
export const compareCommand = async (
  texts: readonly [string, string],
  { json, verbose, lang }: CompareOptions,
  { out, err, env, colour, outColumns }: Streams,
): Promise<ExitCode> => {
  const language = lang ?? localeLanguage(env)
  const [a, b] = [readCode(texts[0]), readCode(texts[1])]
  if (E.isLeft(a) || E.isLeft(b)) {
    const errorLine = await loadReadErrorLine(language, verbose)
    if (E.isLeft(a)) err(errorLine({ text: texts[0], line: null, error: a.left }))
    if (E.isLeft(b)) err(errorLine({ text: texts[1], line: null, error: b.left }))
    return exitCode.failed
  }
  if (json === true) out(asJson(a.right, b.right))
  else {
    const [content, messages] = [await loadContent(language), await loadMessages(language)]
    const print = comparison(content, messages, styleFor(colour.out), outColumns)
    out(print(a.right, b.right))
  }
  return exitCode.done
}

const asJson = (a: DecodedResult, b: DecodedResult): string => {
  const record = ({ diagnosis, code }: DecodedResult) => ({
    ...diagnosis,
    levels: namedLevels(diagnosis.faceTypeAnalysis),
    code,
  })
  const { differences } = compareResults(a.diagnosis, b.diagnosis)
  return jsonLine({ a: record(a), b: record(b), differences })
}
