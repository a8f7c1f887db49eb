import type * as E from 'fp-ts/lib/Either.js'
import type { Answer, DiagnosisError } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import type { TimedCall } from '@kaoiro/core/records'
import type { LazyAnalyser } from '../../../analyser/lazy-analyser.js'
import type { ClientOptions } from '../../../http/client-http.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Streams } from '../../../system/streams.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'

/** The error of a photo without a recording. */
export interface NotRecorded {
  readonly _tag: 'NotRecorded'
  readonly detail: string
}

/** The outcome for a prepared photo. */
export interface DiagnosisOutcome {
  readonly answer: E.Either<DiagnosisError | NotRecorded, Answer>
  /** All calls of a service in order; the time of a call includes its retries. */
  readonly calls: ReadonlyArray<TimedCall>
  /** Status of the upload; null without an upload. */
  readonly upload: number | null
}

/** Diagnoses a prepared photo: on this machine, at a service, or from a recording. */
export type Diagnoser = (
  job: PhotoJob,
  photo: Uint8Array,
  hairline: Hairline,
) => Promise<DiagnosisOutcome>

export interface DiagnoserOptions {
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  readonly analyser: LazyAnalyser
  /** Writes a line to stderr; `line` lacks a line ending. */
  readonly writeLine: (line: string) => void
  /** Writes the progress of a photo. */
  readonly note?: (line: string) => unknown
  /** Set only for a batch, which waits for a busy or restarting service instead of failing; see `ClientOptions`. */
  readonly observe?: ClientOptions['observe']
}

/** The error message for a photo without an answer, with advice. */
export const diagnosisFaultText = (
  { diagnosisError }: Pick<Localised, 'diagnosisError'>,
  error: DiagnosisError | NotRecorded,
): string => (error._tag === 'NotRecorded' ? error.detail : diagnosisError(error))
