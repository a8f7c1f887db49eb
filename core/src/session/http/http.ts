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
  /** The `Retry-After` header; null or absent if it cannot be read. */
  readonly retryAfter?: string | null
}

/** Timeout of one call in milliseconds. Analyses are polled, so no call takes long. */
export const maxCallTime = 30_000

/** Maximum size of a response body in bytes; the specified bodies have a few hundred. */
export const maxAnswerBytes = 1_000_000

/**
 * The port to the network. Returns `right` for a response of any status, and `left` with a message without a response.
 */
export type Http = (request: HttpRequest) => TE.TaskEither<string, HttpResponse>

export interface FetchInit {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: HttpRequest['body']
}

/** The part of `fetch` that the client uses; the caller adds signal and timeout. */
export type Fetch = (
  url: string,
  init: FetchInit,
) => Promise<{
  readonly status: number
  /** Absent if headers cannot be read. */
  readonly headers?: { readonly get: (name: string) => string | null }
  readonly text: () => Promise<string>
}>

/** The error message, or that of its cause: Node's `fetch` only says "fetch failed". */
const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error as { cause?: unknown }
  const { message } = cause instanceof Error && cause.message !== '' ? cause : error
  // OpenSSL's messages have several lines.
  return message.trim().replace(/\s*\n\s*/g, ' ')
}

export function fetchHttp(fetch: Fetch): Http {
  return ({ url, method, headers, body }) =>
    TE.tryCatch(async () => {
      const response = await fetch(url, { method, headers, body })
      const retryAfter = response.headers?.get('retry-after') ?? null
      return { status: response.status, body: await response.text(), retryAfter }
    }, inWords)
}

/** The service limits the client. */
export const throttled = 429

export const unavailable = 503

/** The service, or the gateway in front of it, is away for a moment. */
export const away = [502, unavailable, 504]

/** Statuses of failures that pass without a change of the request. */
const passing = [408, throttled, ...away]

/** Whether the same request may succeed a moment later. */
export const isPassing = (status: number): boolean => passing.includes(status)
