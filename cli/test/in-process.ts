import { vi } from 'vitest'
import { run } from '../src/program.js'
import type { Streams } from '../src/system/streams.js'

// Every in-process run shares threads; the tests in `photo/threads` use the real ones.
vi.mock('../src/photo/threads/thread.js', () => import('./photo/threads/shared-threads.js'))

/** The program's output and exit code. */
export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Standard input that delivers the whole text in one chunk. */
export const inputOf = (text: string) =>
  async function* (): AsyncGenerator<Uint8Array> {
    await Promise.resolve()
    yield new TextEncoder().encode(text)
  }

/** The values of JSON lines. */
export const jsonLinesIn = (text: string): ReadonlyArray<unknown> =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)

/** Streams that discard all output. */
export const mute: Streams = {
  out: () => undefined,
  err: () => undefined,
  outIsTerminal: false,
  flushed: () => Promise.resolve(true),
  input: inputOf(''),
  inputIsTerminal: false,
  colour: { out: false, err: false },
  canRedraw: false,
  columns: 80,
  outColumns: 80,
  env: {},
  signal: new AbortController().signal,
  stopGracefully: () => new AbortController().signal,
}

/** Runs the program in this process. */
export const kaoiro = async (
  args: ReadonlyArray<string>,
  streams: Partial<Streams> = {},
): Promise<Ran> => {
  const written = { stdout: '', stderr: '' }
  const code = await run(args, {
    ...mute,
    out: (data) =>
      (written.stdout += typeof data === 'string' ? data : Buffer.from(data).toString()),
    err: (text) => (written.stderr += text),
    signal: new AbortController().signal,
    ...streams,
  })
  return { code, ...written }
}
