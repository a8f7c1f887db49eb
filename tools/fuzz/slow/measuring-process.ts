import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readFixture } from '@kaoiro/fixtures/files'
import type { Measure, Measured } from '@kaoiro/fixtures/fuzz/slow/search'

const script = fileURLToPath(new URL('./decode-process.js', import.meta.url))

/** Seconds after which nobody waits for a file any longer. */
const patience = 20

/** After so many photos the decoder runs at its full speed. */
const warmUps = 10

const start = async () => {
  const child = fork(script, { serialization: 'advanced', execArgv: [] })
  const measure = async (photo: Uint8Array): Promise<Measured> => {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), patience * 1_000)
    try {
      child.send(photo)
      const [measured] = (await once(child, 'message', { signal: over.signal })) as [Measured]
      return measured
    } finally {
      clearTimeout(timer)
    }
  }
  const portrait = await readFixture('portraits/spring-woman.jpg')
  for (let n = 0; n < warmUps; n++) await measure(portrait)
  return { measure, end: () => child.kill('SIGKILL') }
}

/** Measures files one after the other; a process that does not answer is ended, and its file has no end. */
export const measuringProcess = async (): Promise<{
  readonly measure: Measure
  readonly end: () => void
}> => {
  let current = await start()
  return {
    measure: async (photo) => {
      try {
        return await current.measure(photo)
      } catch {
        current.end()
        current = await start()
        return { seconds: Infinity, outcome: `no end within ${patience} s` }
      }
    },
    end: () => void current.end(),
  }
}
