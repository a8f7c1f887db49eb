import { run } from './run.js'

const interruption = new AbortController()
process.once('SIGINT', () => interruption.abort())
process.once('SIGTERM', () => interruption.abort())

// A reader that has seen enough (`kaoiro … | head -1`) closes the pipe: that is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '',
  env: process.env,
  signal: interruption.signal,
})
