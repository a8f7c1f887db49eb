import { setTimeout as delay } from 'node:timers/promises'

/** One call of the W3C's WebDriver protocol: what the driver answers, or a rejection with its error. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

interface Answer {
  readonly value: unknown
}

/** Longer than any call takes, the driver's own limit of 30 s for scripts included: after that, it hangs. */
const maxCallMs = 40_000

/** The calls to a driver at this address. */
export const webDriver =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(maxCallMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as Answer
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

/** Until the driver answers: it takes some hundredths of a second to listen. */
export const untilReady = async (send: Send, tries = 100): Promise<void> => {
  try {
    await send('GET', '/status')
  } catch (error) {
    if (tries === 0) throw error
    await delay(50)
    await untilReady(send, tries - 1)
  }
}

/** An element's name on the wire (W3C, 12.1). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
