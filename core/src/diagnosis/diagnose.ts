import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Receipt } from '../receipt/receipt.js'
import type { AnalysisRequest, Answer, PhotoAnswer } from './answer.js'
import type { Reason, Gender } from './vocabulary.js'

/** The calls of a session by the names used in messages, in call order. */
export const sessionCalls = [
  'create session',
  'upload photo',
  'request analysis',
  'get session',
] as const

export type SessionCall = (typeof sessionCalls)[number]

/** Why a diagnosis ended without an answer, wherever the photo was analysed. */
export type AnalysisError =
  | { readonly _tag: 'Cancelled' }
  /** The photo was refused; `reason` if it is known. */
  | { readonly _tag: 'AnalysisFailed'; readonly reason: string | null }

/** Why a diagnosis on this machine, in a browser's worker or a process's threads, ended without an answer. */
export type LocalError =
  | AnalysisError
  /** No answer in the time that an analysis may take. */
  | { readonly _tag: 'TookTooLong' }
  /** The analyser could not be loaded, or died. */
  | { readonly _tag: 'AnalyserLost'; readonly detail: string }

/** Why a diagnosis by the service ended without an answer. */
export type SessionError =
  | AnalysisError
  /** The call did not reach a server, or no response arrived. */
  | { readonly _tag: 'NetworkError'; readonly call: SessionCall; readonly detail: string }
  /** A status other than 2xx. The status of the upload is not checked. */
  | { readonly _tag: 'BadStatus'; readonly call: SessionCall; readonly status: number }
  /** The body is not JSON, or not the specified JSON. */
  | { readonly _tag: 'BadBody'; readonly call: SessionCall; readonly detail: string }
  /** The polling policy ended while the service still answered `analyzing`. */
  | { readonly _tag: 'StillAnalyzing'; readonly polls: number }

export type DiagnosisError = LocalError | SessionError

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
