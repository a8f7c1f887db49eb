import { Agent, get } from 'node:http'

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
}

export interface Client {
  readonly ask: (request: Ask) => Promise<Answer>
  readonly close: () => void
}

/** Sends requests to a service from a local address, on as many connections as given. */
export const clientFrom = (localAddress: string, service: string, maxSockets: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return {
    ask: ({ path, headers }) =>
      new Promise((resolve) => {
        const start = performance.now()
        const end = (status = 0) => resolve({ status, start, wait: performance.now() - start })
        const all = { accept: 'text/html, */*', 'accept-encoding': 'br', ...headers }
        get(service + path, { agent, localAddress, headers: all }, (response) => {
          response.on('close', () => end(response.statusCode))
          response.resume()
        }).on('error', () => end())
      }),
    close: () => agent.destroy(),
  }
}
