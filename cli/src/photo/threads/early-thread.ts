import type { ImageEngine } from '../preparation.js'
import { isImageEngine } from '../preparation.js'
import type { Thread } from './thread.js'
import { startThread } from './thread.js'

const engineFlag = '--image-engine'

let early: { readonly engine: ImageEngine; readonly thread: Thread } | null = null

/** The engine that a command which prepares photos needs; null for its help. */
const engineIn = (args: ReadonlyArray<string>): ImageEngine | null => {
  if (args.includes('--help') || args.includes('-h')) return null
  const named = args[args.indexOf(engineFlag) + 1]
  return args.includes(engineFlag) && isImageEngine(named) ? named : 'auto'
}

/** Starts a thread before the rest of the program is loaded. Loading the engine takes as long as loading the
 * program, so they run in parallel.
 *
 * @param args those after the name of the command
 */
export const startEarlyThread = (args: ReadonlyArray<string>): void => {
  const engine = engineIn(args)
  if (engine !== null) early = { engine, thread: startThread(engine) }
}

/** Returns the early thread the first time, then new threads. */
export const acquireThread = (engine: ImageEngine): Thread => {
  if (early?.engine !== engine) return startThread(engine)
  const { thread } = early
  early = null
  return thread
}
