import { once } from 'node:events'
import { exitCode } from './command-line/exit-code.js'
import { run, systemErrorText } from './program.js'
import { forceExit, interruption } from './system/interruption.js'
import { canRedrawLines, columnsOf, showsColours } from './system/streams.js'

const { env, stdout, stderr } = process

// Values copied from a file or a form often have blanks around them. Libraries read process.env, too.
for (const [name, value = ''] of Object.entries(env))
  if (value !== value.trim()) env[name] = value.trim()

// Containers run as users without a home folder. Then `homedir` throws, in libraries as well (the AWS SDK). Loaded only
// then, for a fast start.
if ((env['HOME'] ?? '') === '')
  try {
    process.getBuiltinModule('node:os').homedir()
  } catch {
    env['HOME'] = '/'
  }

const { signal, stopGracefully, interrupt, end } = interruption(forceExit)
process.on('SIGINT', interrupt)
// SIGHUP when the terminal closes: photos are deleted however the program ends.
for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, end)

/** The state of stdout. A reader that stops early (`kaoiro … | head -1`) is not an error. */
let output: 'open' | 'unread' | 'failed' = 'open'

stdout.on('error', (error: NodeJS.ErrnoException) => {
  output = error.code === 'EPIPE' ? 'unread' : 'failed'
  if (output === 'unread') return
  void systemErrorText(error, process.argv.slice(2), env).then((why) => {
    stderr.write(`kaoiro: stdout: ${why}\n`)
    // Not process.exit: the program may have to delete photos first.
    end()
  })
})
// An error on stderr cannot be reported, and stdout may still work.
stderr.on('error', () => undefined)

const flushed = async (): Promise<boolean> => {
  // Errors are emitted in the next turn, and a stream closed by one never drains.
  if (stdout.writableNeedDrain && output === 'open') {
    const settled = new AbortController()
    const first = ['drain', 'close'].map((event) => once(stdout, event, settled))
    await Promise.race(first).catch(() => undefined)
    // Removes the listener of the other event.
    settled.abort()
  }
  return output === 'open'
}

/** Standard input once a command asks for it: opening it takes a tenth of the start. */
let stdin: NodeJS.ReadStream | undefined

const openStdin = () => (stdin ??= process.stdin)

/** Milliseconds that an interrupted command has to release its resources. */
const releaseTime = 200

/** Runs the program with the streams of this process. */
export async function main(args: ReadonlyArray<string>): Promise<void> {
  const code = await run(args, {
    out: (data) => stdout.write(data),
    outIsTerminal: stdout.isTTY,
    flushed,
    err: (text) => stderr.write(text),
    input: () => openStdin() as AsyncIterable<Uint8Array>,
    get inputIsTerminal() {
      return openStdin().isTTY
    },
    colour: { out: showsColours(env, stdout.isTTY), err: showsColours(env, stderr.isTTY) },
    canRedraw: canRedrawLines(env, stderr.isTTY),
    columns: columnsOf(env, stderr),
    outColumns: columnsOf(env, stdout),
    env,
    signal,
    stopGracefully,
  })
  process.exitCode = code
  process.on('exit', () => {
    // stdout may fail after the command has ended.
    if (output === 'failed') process.exitCode = exitCode.failed
  })

  // A pending read would keep the process running.
  stdin?.destroy()
  // Opening a pipe without a writer would keep it running, too, and cannot be cancelled.
  if (signal.aborted && stdout.writableLength === 0) setTimeout(forceExit, releaseTime).unref()
}
