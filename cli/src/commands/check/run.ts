import { availableParallelism } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import type { CheckTexts } from '@kaoiro/texts/types'
import { lazyAnalyser } from '../../analyser/lazy-analyser.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { loadMessages, loadTerminal } from '@kaoiro/texts/load'
import { inOrder } from '../../concurrency/process-items.js'
import type { ImageEngine } from '../../photo/preparation.js'
import { photoThreads } from '../../photo/threads/photo-threads.js'
import type { Progress } from '../../progress/progress.js'
import { createProgress } from '../../progress/progress.js'
import { collectJobs } from '../../sources/collect-jobs.js'
import { sourceFaultWords } from '../../sources/source-fault.js'
import type { Streams } from '../../system/streams.js'
import type { CheckOutcome } from './checked-photo.js'
import { checkPhoto, refusalOf } from './checked-photo.js'
import type { Print } from './printer.js'
import { createPrinter } from './printer.js'

export interface CheckOptions {
  readonly json?: true
  readonly faces?: true
  readonly quiet?: true
  readonly lang: Language
  readonly imageEngine: ImageEngine
}

/** Prepares photos as for sending, and reports on each. */
export async function checkCommand(
  names: ReadonlyArray<string>,
  options: CheckOptions,
  streams: Streams,
): Promise<ExitCode> {
  const words = await loadTerminal(options.lang, 'check')
  const files = await filesNamed(names, options, words, streams)
  if (files === null) return exitCode.usage
  const preparation = photoThreads(options.imageEngine, threads, streams.signal)
  const analyser = options.faces === true ? lazyAnalyser(threads) : null
  // The model loads while the first photos are prepared.
  void analyser?.load()
  const check = checkPhoto(preparation, analyser, streams.signal)
  const progress = startProgress(files.length, options, words, streams)
  try {
    const print = await createPrinter(options, words, streams, progress.writeLine)
    return await checkAll(files, check, reportTo(print, progress, streams), streams)
  } finally {
    progress.end()
    preparation.close()
    await analyser?.close()
  }
}

/** The files of photos, folders, patterns and manifests; null after reporting the faults of these names. */
const filesNamed = async (
  names: ReadonlyArray<string>,
  { lang }: CheckOptions,
  { sources }: CheckTexts,
  { err }: Streams,
): Promise<ReadonlyArray<string> | null> => {
  // Nothing is sent, so the gender does not matter.
  const jobs = await collectJobs(names, { gender: 'WOMEN', hairline: 0 })
  if (E.isRight(jobs)) return jobs.right.map(({ photo }) => photo)
  const errorText = sourceFaultWords(sources, await loadMessages(lang))
  for (const fault of jobs.left) err(`kaoiro: ${errorText(fault)}\n`)
  return null
}

const threads = availableParallelism()

/** Milliseconds before the progress is shown. */
const progressAfter = 1000

const startProgress = (
  all: number,
  { quiet }: CheckOptions,
  { progress }: CheckTexts,
  streams: Streams,
): Progress =>
  createProgress(streams, {
    words: progress,
    all,
    before: 0,
    quiet: quiet === true || all === 1,
    after: progressAfter,
  })

/** Prints the outcome for a photo, then counts it as done. On a terminal, prints above the progress bar. */
const reportTo =
  (print: Print, progress: Progress, { outIsTerminal }: Streams) =>
  (file: string, outcome: CheckOutcome): void => {
    if (outIsTerminal) progress.writeAbove(() => print(file, outcome))
    else print(file, outcome)
    progress.advance(isRefused(outcome))
  }

const checkAll = async (
  files: ReadonlyArray<string>,
  check: (file: string) => Promise<CheckOutcome>,
  report: (file: string, outcome: CheckOutcome) => void,
  { signal, flushed }: Streams,
): Promise<ExitCode> => {
  let refused = 0
  for await (const [outcome, file] of inOrder(files, threads, check)) {
    if (signal.aborted) break
    if (isRefused(outcome)) refused++
    report(file, outcome)
    if (!(await flushed())) break
  }
  if (signal.aborted) return exitCode.interrupted
  return refused === 0 ? exitCode.done : exitCode.failed
}

/** Whether a photo is refused because of its file, its light or its face. */
const isRefused = (outcome: CheckOutcome): boolean =>
  E.isLeft(outcome) || refusalOf(outcome.right) !== null
