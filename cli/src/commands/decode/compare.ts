import * as E from 'fp-ts/lib/Either.js'
import type { FoundResult } from '@kaoiro/core/result-code'
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
import { stdinArgument } from './input.js'
import type { UnreadText } from '../../result-code/read-code.js'
import { readCodes, loadReadReport } from '../../result-code/read-code.js'

export interface CompareOptions {
  readonly json?: true
  readonly verbose?: true
  readonly lang?: Language
}

type Read = E.Either<UnreadText, FoundResult>

/** The results in the arguments; null unless there are exactly two. */
export const twoResults = (given: ReadonlyArray<string>): readonly [Read, Read] | null => {
  const [a, b, ...others] = given.includes(stdinArgument) ? [] : given.flatMap(readCodes)
  return a === undefined || b === undefined || others.length > 0 ? null : [a, b]
}

/** Shows two results side by side and their differences. The exit code does not depend on differences. */
export const compareCommand = async (
  [a, b]: readonly [Read, Read],
  { json, verbose, lang }: CompareOptions,
  { out, err, env, colour, outColumns }: Streams,
): Promise<ExitCode> => {
  const language = lang ?? localeLanguage(env)
  const report = await loadReadReport(language, verbose)
  err(report(a) + report(b))
  if (E.isLeft(a) || E.isLeft(b)) return exitCode.failed
  if (json === true) out(asJson(a.right, b.right))
  else {
    const [content, messages] = [await loadContent(language), await loadMessages(language)]
    const print = comparison(content, messages, styleFor(colour.out), outColumns)
    out(print(a.right, b.right))
  }
  return exitCode.done
}

const asJson = (a: FoundResult, b: FoundResult): string => {
  const record = ({ diagnosis, code, mistypedOf }: FoundResult) => ({
    ...diagnosis,
    levels: namedLevels(diagnosis.faceTypeAnalysis),
    code,
    mistypedOf,
  })
  const { differences } = compareResults(a.diagnosis, b.diagnosis)
  return jsonLine({ a: record(a), b: record(b), differences })
}
