import * as TE from 'fp-ts/lib/TaskEither.js'

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

export interface FetchInit {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: HttpRequest['body']
}

/** As much of `fetch` as the client needs; the caller hands it over with its signal and time limit. */
export type Fetch = (
  url: string,
  init: FetchInit,
) => Promise<{
  readonly status: number
  /** Left out if there are none to be read. */
  readonly headers?: { readonly get: (name: string) => string | null }
  readonly text: () => Promise<string>
}>

/** Node's `fetch` says only "fetch failed"; what happened stands in the cause. */
const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error as { cause?: unknown }
  const { message } = cause instanceof Error && cause.message !== '' ? cause : error
  // OpenSSL's messages have several lines.
  return message.trim().replace(/\s*\n\s*/g, ' ')
}

export const fetchHttp =
  (fetch: Fetch): Http =>
  ({ url, method, headers, body }) =>
    TE.tryCatch(async () => {
      const response = await fetch(url, { method, headers, body })
      const retryAfter = response.headers?.get('retry-after') ?? null
      return { status: response.status, body: await response.text(), retryAfter }
    }, inWords)
