import { once } from 'node:events'
import { exitCode } from './command-line/exit-code.js'
import { forceExit } from './system/force-exit.js'
import { interruption } from './system/interruption.js'
import { run } from './run.js'
import { systemMessage } from './system/system-error.js'
import { canRedrawLines, showsColours } from './command-line/terminal.js'

const { env, stdin, stdout, stderr } = process

const { signal, stopGracefully, interrupt, end } = interruption(forceExit)
process.on('SIGINT', interrupt)
// A closed terminal too: whatever ends the program, it takes its photo along.
for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, end)

/** What became of stdout: a reader that has seen enough (`kaoiro … | head -1`) is no fault. */
let output: 'open' | 'unread' | 'failed' = 'open'

stdout.on('error', (error: NodeJS.ErrnoException) => {
  output = error.code === 'EPIPE' ? 'unread' : 'failed'
  if (output === 'unread') return
  stderr.write(`kaoiro: stdout: ${systemMessage(error)}\n`)
  // Not process.exit: there may be photos to remove.
  end()
})
// There is no other place to tell of it, and the data may still arrive.
stderr.on('error', () => undefined)

const flushed = async (): Promise<boolean> => {
  // An error is told in the next turn, and a stream that it has closed drains no more.
  if (stdout.writableNeedDrain && output === 'open') {
    const settled = new AbortController()
    const first = ['drain', 'close'].map((event) => once(stdout, event, settled))
    await Promise.race(first).catch(() => undefined)
    // The other one would go on listening.
    settled.abort()
  }
  return output === 'open'
}

/** Where nobody says, as wide as everything that is printed. */
const columns = 80

/** Milliseconds in which a command that has been interrupted lets go of what it used. */
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
    // Also where stdout failed only after the command had ended.
    if (output === 'failed') process.exitCode = exitCode.failed
  })

  // A read that nobody waits for any more, such as one that was interrupted, would keep the process.
  stdin.destroy()
  // So would a file that cannot be opened until somebody writes to it, and that cannot be taken back.
  if (signal.aborted && stdout.writableLength === 0) setTimeout(forceExit, releaseTime).unref()
}
