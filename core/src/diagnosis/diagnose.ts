import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Receipt } from '../receipt/receipt.js'
import type { AnalysisRequest } from './analysis-request.js'
import type { Answer, PhotoAnswer } from './answer.js'
import type { AnalysisError, DiagnosisError } from './diagnosis-error.js'
import type { Reason } from './failure-reason.js'
import type { Gender } from './gender.js'

/** `waiting`: for the connection, with the photo uploaded. */
export type AnalysisPhase = 'uploading' | 'analysing' | 'waiting'

/** The answer to one photo, and what a service keeps about it. */
export interface Analysed extends PhotoAnswer {
  /** Null if the photo was analysed on this machine. */
  readonly receipt: Receipt | null
}

/**
 * The port in the middle: from a prepared photo (708 px, JPEG) to an answer. Its adapters analyse the photo at a service
 * (`session`), in a worker of the browser, or on threads of the process.
 */
export type Diagnose<Error extends DiagnosisError = DiagnosisError> = (
  photo: Uint8Array,
  request: AnalysisRequest,
  onPhase: (phase: AnalysisPhase) => void,
) => TE.TaskEither<Error, Analysed>

/** The outcome of an analysis on this machine. */
export const analysedLocally =
  (gender: Gender) =>
  (examined: E.Either<Reason, Answer>): E.Either<AnalysisError, Analysed> =>
    E.isLeft(examined)
      ? E.left({ _tag: 'AnalysisFailed', reason: examined.left })
      : E.right({ gender, answer: examined.right, receipt: null })
