import { connect } from 'node:net'

/** A request as the bytes that go over the wire. @param line method, path and version */
export function requestOf(
  line: string,
  headers: ReadonlyArray<string>,
  body: Uint8Array = new Uint8Array(),
): Uint8Array {
  const head = [line, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n')), body])
}

/** Milliseconds after which a silent connection counts as hanging. */
const patience = 15_000

/**
 * Sends a request on a new connection. Returns the response's bytes as Latin-1; null if the connection hangs.
 *
 * @param isComplete whether the request is complete; if not, ends the stream, so that the service stops waiting
 */
export const exchangeRaw = (
  address: string,
  request: Uint8Array,
  isComplete: boolean,
): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let answer = ''
    const end = () => resolve(answer)
    socket.setTimeout(patience, () => {
      socket.destroy()
      resolve(null)
    })
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    // The service may close before it has read everything.
    socket.on('error', end)
    socket.on('close', end)
    if (isComplete) socket.write(request)
    else socket.end(request)
  })

/** 0 if the connection was closed without a response. */
export const statusIn = (answer: string): number =>
  Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0)

export const hasRetryAfter = (answer: string): boolean => /^retry-after: \d+\r$/im.test(answer)
