import type * as TE from 'fp-ts/lib/TaskEither.js'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}

export interface HttpResponse {
  readonly status: number
  readonly body: string
  /** The header of that name as it came; null or left out if there is none to be read. */
  readonly retryAfter?: string | null
}

/** Milliseconds that one call may take; an analysis is waited for by polling, not by a long call. */
export const maxCallTime = 30_000

/** Bytes of an answer; the longest one that is specified has some hundred. */
export const maxAnswerBytes = 1_000_000

/** The port to the network. Left, in words, if no answer came back; any status is right. */
export type Http = (request: HttpRequest) => TE.TaskEither<string, HttpResponse>
