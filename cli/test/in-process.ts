import { run } from '../src/run.js'
import type { Streams } from '../src/streams.js'

/** Runs the program in this process; what it wrote, and the code it would exit with. */
export const kaoiro = async (args: ReadonlyArray<string>, streams: Partial<Streams> = {}) => {
  const written = { stdout: '', stderr: '' }
  const code = await run(args, {
    out: (text) => (written.stdout += text),
    err: (text) => (written.stderr += text),
    colour: false,
    env: {},
    signal: new AbortController().signal,
    ...streams,
  })
  return { code, ...written }
}
