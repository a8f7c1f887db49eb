import { availableParallelism } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/content/content'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { localeLanguage, loadMessages } from '../../command-line/language.js'
import { processInOrder } from '../../concurrency/process-in-order.js'
import { photoFaultWords } from '../../photo/fault-words.js'
import { faultRecord, photoRecord } from '../../photo/photo-record.js'
import type { ImageEngine, PhotoFault, PreparedPhoto } from '../../photo/preparation.js'
import { photoThreads } from '../../photo/threads/photo-threads.js'
import { jsonLine } from '../../print/json-line.js'
import { printable } from '../../print/printable.js'
import { styleFor } from '../../print/style.js'
import { collectJobs } from '../../sources/collect-jobs.js'
import { sourceFaultWords } from '../../sources/source-fault-words.js'
import type { Streams } from '../../system/streams.js'
import { checkReport } from './report.js'

export interface CheckOptions {
  readonly json?: true
  readonly lang?: Language
  readonly imageEngine: ImageEngine
}

/** Prepares each photo as if it were to be sent, and reports what was found. */
export const checkCommand = async (
  names: ReadonlyArray<string>,
  options: CheckOptions,
  streams: Streams,
): Promise<ExitCode> => {
  const { signal } = streams
  const threads = availableParallelism()
  const files = await filesNamed(names, options, streams)
  if (files === null) return exitCode.failed
  const { prepare, close } = photoThreads(options.imageEngine, threads, signal)
  try {
    const print = await printer(options, streams)
    let refused = 0
    await processInOrder(
      files,
      threads,
      prepare,
      (answer, file) => {
        if (E.isLeft(answer)) refused++
        print(file, answer)
        return streams.flushed()
      },
      () => signal.aborted,
    )
    if (signal.aborted) return exitCode.interrupted
    return refused === 0 ? exitCode.done : exitCode.failed
  } finally {
    close()
  }
}

/** The files of photos, folders, patterns and manifests; null after reporting what is wrong with one. */
const filesNamed = async (
  names: ReadonlyArray<string>,
  { lang }: CheckOptions,
  { env, err }: Streams,
): Promise<ReadonlyArray<string> | null> => {
  // Nothing is sent, so the gender does not matter.
  const jobs = await collectJobs(names, { gender: 'WOMEN', hairline: 0 })
  if (E.isRight(jobs)) return jobs.right.map(({ photo }) => photo)
  const language = lang ?? localeLanguage(env)
  const errorText = sourceFaultWords(language, await loadMessages(language))
  for (const fault of jobs.left) err(`kaoiro: ${errorText(fault)}\n`)
  return null
}

type Print = (file: string, answer: E.Either<PhotoFault, PreparedPhoto>) => unknown

const printer = async (
  { json, lang }: CheckOptions,
  { out, err, env, colour }: Streams,
): Promise<Print> => {
  const language = lang ?? localeLanguage(env)
  const messages = await loadMessages(language)
  const faultInWords = photoFaultWords(language, messages)
  if (json === true)
    return (file, answer) =>
      out(
        jsonLine(
          E.isRight(answer)
            ? photoRecord(file, answer.right)
            : faultRecord(file, answer.left, faultInWords(answer.left)),
        ),
      )
  const report = checkReport(language, messages, styleFor(colour.out))
  return (file, answer) =>
    E.isRight(answer)
      ? out(report(file, answer.right))
      : err(`kaoiro: ${printable(file)}: ${printable(faultInWords(answer.left))}\n`)
}
