import { once } from 'node:events'
import { exitCode } from './exit-code.js'
import { interruption } from './interruption.js'
import { run } from './run.js'
import { redrawsLines, showsColours } from './terminal.js'

const { env, stdin, stdout, stderr } = process

const { signal, stopGently, interrupt, end } = interruption()
process.on('SIGINT', interrupt)
// A closed terminal too: whatever ends the program, it takes its photo along.
for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, end)

// A reader that has seen enough (`kaoiro … | head -1`) closes the pipe: that is no fault.
let readerHasGone = false
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') {
      if (stream === stdout) readerHasGone = true
      return
    }
    stderr.write(`kaoiro: ${error.message}\n`)
    process.exit(exitCode.failed)
  })
}

const flushed = async (): Promise<boolean> => {
  // An error is told in the next turn, and a stream that it has closed drains no more.
  if (stdout.writableNeedDrain && !readerHasGone) {
    const settled = new AbortController()
    const first = ['drain', 'close'].map((event) => once(stdout, event, settled))
    await Promise.race(first).catch(() => undefined)
    // The other one would go on listening.
    settled.abort()
  }
  return !readerHasGone
}

/** Where nobody says, as wide as everything that is printed. */
const columns = 80

/** The program over this process's own streams. */
export const main = async (args: ReadonlyArray<string>): Promise<void> => {
  process.exitCode = await run(args, {
    out: (data) => stdout.write(data),
    outIsTerminal: stdout.isTTY,
    flushed,
    err: (text) => stderr.write(text),
    input: () => stdin as AsyncIterable<Uint8Array>,
    inputIsTerminal: stdin.isTTY,
    colour: { out: showsColours(env, stdout.isTTY), err: showsColours(env, stderr.isTTY) },
    redraws: redrawsLines(env, stderr.isTTY),
    columns: stderr.isTTY ? stderr.columns : columns,
    env,
    signal,
    stopGently,
  })

  // A read that nobody waits for any more, such as one that was interrupted, would keep the process.
  stdin.destroy()
}
