/** A program for the database thread, as the URL of a module. */
export const threadProgram = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(code)}`)

const compiled = new URL('../../../dist/storage/database/database-thread.js', import.meta.url)

/** The real program, with the addition that it exits on a statement that contains `end of the thread`. */
export const crashingThread = threadProgram(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ text = '' }) => { if (text.includes('end of the thread')) process.exit() })
  await import(${JSON.stringify(compiled.href)})`)
