import { setMaxListeners } from 'node:events'
import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type {
  Analysed,
  AnalysisPhase,
  Diagnose,
  DiagnosisError,
  LocalError,
} from '@kaoiro/core/diagnosis'
import { analysedLocally } from '@kaoiro/core/diagnosis'
import { isPassing, throttled } from '@kaoiro/core/session'
import * as E from 'fp-ts/lib/Either.js'
import type { LazyAnalyser } from '../../analyser/lazy-analyser.js'
import { lazyAnalyser } from '../../analyser/lazy-analyser.js'
import type { InFlight } from '../../concurrency/process-items.js'
import { photosInFlight } from '../../concurrency/process-items.js'
import { unlessAborted } from '../../concurrency/until-aborted.js'
import type { CallLog } from '../../http/call-log.js'
import { noCalls } from '../../http/call-log.js'
import type { CallAttempt } from '../../http/client-http.js'
import { photoNotes, sizesOf } from '../../photo/photo-words.js'
import { photoThreads } from '../../photo/threads/photo-threads.js'
import { faultLine } from '../../print/printable.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { systemPath } from '../../system/byte-names.js'
import type { Streams } from '../../system/streams.js'
import { errorText } from '../../system/system-error.js'
import type { OpenPort, Outcome, ResolvedHairline } from './outcome.js'
import { cancelled, searchedHairline, unsearchedHairline } from './outcome.js'
import type { JobPorts, RunEnd } from './run-jobs.js'
import { runJobs } from './run-jobs.js'
import type { DiagnoseOptions, Localised } from './settings/settings.js'
import { isLocal, requestedApi } from './settings/settings.js'

export interface Run extends Pick<JobPorts, 'take'> {
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  /** Writes a line to stderr; `line` lacks a line ending. */
  readonly writeLine: (line: string) => void
  /**
   * Prints the progress of a photo, line by line. Undefined for a batch: it has a progress bar, finishes the photos in progress on
   * Ctrl-C, and waits for a busy or restarting service.
   */
  readonly tell?: (job: PhotoJob, line: string) => void
}

/** At a service, photos mostly wait for their first poll, so a service of two cores has up to 60 in progress. */
const maxInFlight = 64

/**
 * Diagnoses photos: one, those of a person, or a batch. Opens what it needs of threads and connections, and closes it. Rejects with
 * a message for the user if one of them is not available.
 */
export async function runPhotos(jobs: ReadonlyArray<PhotoJob>, run: Run): Promise<RunEnd> {
  const { options, localised, streams, writeLine, tell, take } = run
  const { signal } = streams
  const isBatch = tell === undefined
  const note = options.quiet === true ? () => undefined : writeLine
  // Each photo in progress adds a listener, and Node warns of a leak at more than ten.
  setMaxListeners(0, signal)
  const graceful = isBatch ? streams.stopGracefully() : signal
  graceful.addEventListener('abort', () => {
    if (!signal.aborted) note(localised.words.stopping)
  })
  const isStopped = () => graceful.aborted || signal.aborted
  const threads = Math.min(availableParallelism(), jobs.length)
  const { concurrency = isLocal(options) ? threads : maxInFlight } = options
  const inFlight = photosInFlight(isLocal(options) ? Math.min(threads, concurrency) : concurrency)
  const { ready, prepare, close } = photoThreads(options.imageEngine, threads, signal)
  const analyser = lazyAnalyser(threads, options.norms)
  try {
    const needsAnalyser = isLocal(options) || jobs.some(({ hairline }) => hairline === 'auto')
    // The models load while the photo is prepared; without them, every photo of a batch would fail.
    const loading = needsAnalyser ? analyser.load() : null
    await ready
    if (isBatch) await loading
    const observe = isBatch ? overloadObserver(inFlight, localised, signal, note) : undefined
    const open = await openPorts(run, analyser, observe)
    const diagnose = diagnosePhoto(run, { prepare, analyser, open, isStopped, note })
    return await runJobs(jobs, {
      diagnose,
      take,
      limit: inFlight.limit,
      isStopped,
      mayBeUnreachable: requestedApi(options) !== null,
    })
  } finally {
    close()
    await analyser.close()
  }
}

/** Lowers the number of photos at each call that the service refuses or does not answer, and says once what happens. */
const overloadObserver = (
  { halve }: InFlight,
  { words }: Localised,
  signal: AbortSignal,
  note: (line: string) => void,
) => {
  const noted = new Set<string>()
  let hasAnswered = false
  return ({ status }: CallAttempt): void => {
    hasAnswered ||= status !== null
    if (status !== null && !isPassing(status)) return
    halve()
    const line = status === throttled ? words.throttled : words.busy
    if (!hasAnswered || noted.has(line) || signal.aborted) return
    noted.add(line)
    note(line)
  }
}

/** Loads the HTTP client only if it is needed. */
const openPorts = async (
  { options, localised, streams, writeLine }: Run,
  analyser: LazyAnalyser,
  observe: ((attempt: CallAttempt) => void) | undefined,
): Promise<OpenPort> => {
  if (isLocal(options)) {
    const diagnose = diagnoseOnThreads(analyser, streams.signal)
    const port = E.right({ diagnose, log: () => noCalls, save: () => Promise.resolve() })
    return () => Promise.resolve(port)
  }
  const { overHttp } = await import('./over-http.js')
  return overHttp({ options, language: localised.language, streams, writeLine, observe })
}

/** Analyses photos on threads of this process. Aborting the signal cancels. */
const diagnoseOnThreads =
  ({ load }: Pick<LazyAnalyser, 'load'>, signal: AbortSignal): Diagnose<LocalError> =>
  (photo, request, onPhase) =>
  async () => {
    onPhase('analysing')
    const analysing = load().then(({ analyse }) => analyse(photo, request))
    try {
      const answer = await unlessAborted(signal, analysing)
      return answer === null
        ? E.left({ _tag: 'Cancelled' })
        : analysedLocally(request.gender)(answer)
    } catch (error) {
      return E.left({ _tag: 'AnalyserLost', detail: errorText(error) })
    }
  }

interface PhotoWay extends Pick<ReturnType<typeof photoThreads>, 'prepare'> {
  readonly analyser: LazyAnalyser
  readonly open: OpenPort
  readonly isStopped: () => boolean
  readonly note: (line: string) => void
}

/** Prepares a photo, finds its hairline and sends it. Null if it was given up before. */
const diagnosePhoto = (
  { options, localised, streams: { signal }, tell }: Run,
  { prepare, analyser, open, isStopped, note }: PhotoWay,
): JobPorts['diagnose'] => {
  const { messages, words, photoFault, diagnosisError } = localised
  const say = (job: PhotoJob, line: string): void => {
    if (options.quiet !== true) tell?.(job, line)
  }
  const resolveHairline = async (job: PhotoJob, jpeg: Uint8Array) =>
    job.hairline === 'auto'
      ? searchedHairline(await analyser.load(), jpeg)
      : unsearchedHairline(job)
  const sayHairline = (job: PhotoJob, { hairline, hairlineFound }: ResolvedHairline): void => {
    const lost = words.hairlineNotFound({ percent: hairline })
    if (hairlineFound === true) say(job, `  ${words.hairlineAt({ percent: hairline })}`)
    else if (hairlineFound === false && tell === undefined) note(faultLine(job.photo, lost))
    else if (hairlineFound === false) say(job, `  ${lost}`)
  }
  const faultOf = (error: DiagnosisError) => ({
    kind: kindOf(error),
    message: diagnosisError(error),
  })
  return async (job): Promise<Outcome | null> => {
    if (tell !== undefined && (await canBeRead(job.photo))) say(job, `${messages.preparing} …`)
    const photo = await prepare(job.photo, isStopped)
    if (E.isLeft(photo)) {
      if (isStopped()) return null
      const fault = { kind: photo.left._tag, message: photoFault(photo.left) }
      return { job, hairline: unsearchedHairline(job), answer: E.left(fault), ...noCalls }
    }
    say(job, `  ${sizesOf(photo.right)}`)
    for (const line of photoNotes(words.photos, messages, photo.right)) say(job, `  ${line}`)
    const { jpeg } = photo.right
    const hairline = await unlessAborted(signal, resolveHairline(job, jpeg))
    if (hairline === null) return null
    sayHairline(job, hairline)
    const port = await open(job)
    if (E.isLeft(port)) {
      const fault = { kind: 'NotRecorded', message: port.left }
      return { job, hairline, answer: E.left(fault), ...noCalls }
    }
    const { diagnose, log, save } = port.right
    const request = { gender: job.gender, hairline: hairline.hairline }
    const onPhase = (phase: AnalysisPhase) => say(job, phaseLine(localised, phase, log()))
    const analysed = await diagnose(jpeg, request, onPhase)()
    const answer = E.bimap(faultOf, ({ answer }: Analysed) => answer)(analysed)
    // The conversation of a cancelled photo must not replace a complete recording.
    if (E.isRight(answer) || answer.left.kind !== cancelled) await save()
    return { job, hairline, answer, ...log() }
  }
}

const kindOf = (error: DiagnosisError): string =>
  error._tag === 'AnalysisFailed' && error.reason !== null
    ? `${error._tag}:${error.reason}`
    : error._tag

const canBeRead = (file: string): Promise<boolean> =>
  access(systemPath(file)).then(
    () => true,
    () => false,
  )

/** The phase after the calls that were made: the first one of an analysis follows the upload. */
const phaseLine = (
  { messages }: Localised,
  phase: AnalysisPhase,
  { calls, upload }: CallLog,
): string => {
  if (phase === 'uploading') return `${messages.uploading} …`
  if (phase === 'waiting') return messages.waiting
  if (calls.length === 0) return `${messages.analysing} …`
  if (calls.at(-1)?.call === 'upload photo') return `  PUT ${upload}`
  const polls = calls.filter(({ call }) => call === 'get session').length
  return `${messages.analysing} … (${polls + 1})`
}
