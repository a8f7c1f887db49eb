import { Agent, get } from 'node:http'
import { quantile } from '../../statistics/quantile.js'

/** A GET request. */
export interface Ask {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  /** 0 if the connection was closed without a response. */
  readonly status: number
  /** Time of the request, as of `performance.now`. */
  readonly start: number
  /** Milliseconds until the end of the response. */
  readonly wait: number
  readonly bytes: number
}

export interface Client {
  readonly ask: (request: Ask) => Promise<Answer>
  readonly close: () => void
}

/** Sends requests to a service from a local address, on as many connections as given. Close it at the end. */
export const clientFrom = (localAddress: string, service: string, maxSockets: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return {
    ask: ({ path, headers }) =>
      new Promise((resolve) => {
        const start = performance.now()
        let bytes = 0
        const end = (status = 0) =>
          resolve({ status, start, wait: performance.now() - start, bytes })
        const all = { accept: 'text/html, */*', 'accept-encoding': 'br', ...headers }
        get(service + path, { agent, localAddress, headers: all }, (response) => {
          response.on('close', () => end(response.statusCode))
          response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        }).on('error', () => end())
      }),
    close: () => agent.destroy(),
  }
}

/** Starts a call at each interval, even while earlier ones wait. */
export const repeat = (interval: number, call: (n: number) => Promise<Answer>) => {
  const answers: Array<Promise<Answer>> = []
  const timer = setInterval(() => answers.push(call(answers.length)), interval)
  return {
    stop: () => {
      clearInterval(timer)
      return Promise.all(answers)
    },
  }
}

/** Milliseconds. */
export const p99 = (answers: ReadonlyArray<Answer>): number =>
  quantile(
    answers.map(({ wait }) => wait),
    0.99,
  )
