import { exitCode } from './exit-code.js'
import { run } from './run.js'

const interruption = new AbortController()
// A closed terminal too: whatever ends the program, it takes its photo along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => interruption.abort())

// A reader that has seen enough (`kaoiro … | head -1`) closes the pipe: that is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return
    process.stderr.write(`kaoiro: ${error.message}\n`)
    process.exit(exitCode.failed)
  })
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '',
  env: process.env,
  signal: interruption.signal,
})
