import { once } from 'node:events'
import { exitCode } from './command-line/exit-code.js'
import { canRedrawLines, showsColours } from './system/streams.js'
import { run } from './program.js'
import { forceExit } from './system/exit.js'
import { interruption } from './system/interruption.js'
import { systemMessage } from './system/system-error.js'

const { env, stdin, stdout, stderr } = process

const { signal, stopGracefully, interrupt, end } = interruption(forceExit)
process.on('SIGINT', interrupt)
// A closed terminal too: whatever ends the program, its photos are removed.
for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, end)

/** The state of stdout: a reader that has seen enough (`kaoiro … | head -1`) is no fault. */
let output: 'open' | 'unread' | 'failed' = 'open'

stdout.on('error', (error: NodeJS.ErrnoException) => {
  output = error.code === 'EPIPE' ? 'unread' : 'failed'
  if (output === 'unread') return
  stderr.write(`kaoiro: stdout: ${systemMessage(error)}\n`)
  // Not process.exit: there may be photos to remove.
  end()
})
// There is nowhere else to report it, and the data may still arrive.
stderr.on('error', () => undefined)

const flushed = async (): Promise<boolean> => {
  // An error is emitted in the next turn, and a stream that it has closed never drains.
  if (stdout.writableNeedDrain && output === 'open') {
    const settled = new AbortController()
    const first = ['drain', 'close'].map((event) => once(stdout, event, settled))
    await Promise.race(first).catch(() => undefined)
    // The other one would keep listening.
    settled.abort()
  }
  return output === 'open'
}

/** Without a terminal: as wide as everything that is printed. */
const columns = 80

/** Milliseconds that an interrupted command has to release what it used. */
const releaseTime = 200

/** The program over this process's own streams. */
export const main = async (args: ReadonlyArray<string>): Promise<void> => {
  const code = await run(args, {
    out: (data) => stdout.write(data),
    outIsTerminal: stdout.isTTY,
    flushed,
    err: (text) => stderr.write(text),
    input: () => stdin as AsyncIterable<Uint8Array>,
    inputIsTerminal: stdin.isTTY,
    colour: { out: showsColours(env, stdout.isTTY), err: showsColours(env, stderr.isTTY) },
    canRedraw: canRedrawLines(env, stderr.isTTY),
    columns: stderr.isTTY ? stderr.columns : columns,
    env,
    signal,
    stopGracefully,
  })
  process.exitCode = code
  process.on('exit', () => {
    // Also if stdout failed only after the command had ended.
    if (output === 'failed') process.exitCode = exitCode.failed
  })

  // A pending read, such as one that was interrupted, would keep the process running.
  stdin.destroy()
  // So would opening a pipe that has no writer, which cannot be cancelled.
  if (signal.aborted && stdout.writableLength === 0) setTimeout(forceExit, releaseTime).unref()
}
