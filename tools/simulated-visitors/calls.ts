import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'

/** A response to a call. */
export interface Answered {
  readonly call: 'create' | 'upload' | 'request' | 'poll' | 'remove'
  readonly status: number
  /** The header `Retry-After`; null if missing. */
  readonly retryAfter: string | null
  /** Milliseconds from the call to the complete response. */
  readonly time: number
  readonly body: string
}

export type Seen = (answer: Answered) => void

interface Message {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer<ArrayBuffer>
}

/** Sends a request and reads the complete response. Rejects if the response is missing or incomplete. */
export type Exchange = (
  url: string,
  message: Message & { readonly signal: AbortSignal },
) => Promise<Pick<Answered, 'status' | 'retryAfter' | 'body'>>

export const byFetch: Exchange = async (url, message) => {
  const response = await fetch(url, message)
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  }
}

/** Maximum number of connections of a visitor, as in browsers. */
const maxSockets = 6

/** Sends requests from a local address; on Linux, any address that begins with 127 works. */
export const exchangeFrom = (localAddress: string): Exchange => {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? 0 : Buffer.byteLength(body)
      const sent = request(
        url,
        { method, headers: { ...headers, 'content-length': length }, signal, agent, localAddress },
        (answer) => {
          const { statusCode: status = 0, headers } = answer
          text(answer).then(
            (body) => resolve({ status, retryAfter: headers['retry-after'] ?? null, body }),
            reject,
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}

/** Timeout in milliseconds, long enough for a busy machine. */
const maxTime = 20_000

const sending =
  (seen: Seen, exchange: Exchange) =>
  async (call: Answered['call'], url: string, message: Message): Promise<Answered> => {
    const start = performance.now()
    const answered = await exchange(url, { ...message, signal: AbortSignal.timeout(maxTime) })
    const answer: Answered = { call, ...answered, time: performance.now() - start }
    seen(answer)
    return answer
  }

const post = (body: unknown): Message => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The specification's calls to the service. Each passes its response to `seen`, and rejects without a response. */
export const callsTo = (seen: Seen, exchange = byFetch) => {
  const send = sending(seen, exchange)
  return {
    create: (address: string) => send('create', `${address}/v1/sessions`, post({})),
    upload: (url: string, photo: Uint8Array) =>
      send('upload', url, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: Buffer.from(photo),
      }),
    request: (address: string, id: string, request: AnalysisRequest) =>
      send('request', `${address}/v1/sessions/${id}/analyses`, post(request)),
    poll: (address: string, id: string) =>
      send('poll', `${address}/v1/sessions/${id}`, { method: 'GET' }),
    remove: (address: string, id: string) =>
      send('remove', `${address}/v1/sessions/${id}`, { method: 'DELETE' }),
  }
}

export type Calls = ReturnType<typeof callsTo>

/** The calls for code that needs only the response of each call. */
export const calls = callsTo(() => undefined)

export interface Created {
  readonly id: string
  readonly bucketUrl: string
}

/** Reads the session from the response to `create`. */
export const sessionIn = ({ body }: Answered): Created => {
  const { data } = JSON.parse(body) as { data: { session_id: string; bucket_url: string } }
  return { id: data.session_id, bucketUrl: data.bucket_url }
}

export const createSession = async (address: string): Promise<Created> =>
  sessionIn(await calls.create(address))
