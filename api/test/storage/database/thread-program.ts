/** A program for a database's thread, as a module of its own. */
export const threadProgram = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(code)}`)

const compiled = new URL('../../../dist/storage/database/database-thread.js', import.meta.url)

/** The real one, which exits as in a crash if a statement contains this text. */
export const mortalThread = threadProgram(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ text = '' }) => { if (text.includes('end of the thread')) process.exit() })
  await import(${JSON.stringify(compiled.href)})`)
