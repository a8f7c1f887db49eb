import type { ImageEngine } from '../preparation.js'
import { isImageEngine } from '../preparation.js'
import type { Thread } from './thread.js'
import { startThread } from './thread.js'

/** The commands that prepare photos: those with `--image-engine`. Their declarations are not loaded yet. */
export const photoCommands: ReadonlyArray<string> = ['diagnose', 'check']

const engineFlag = '--image-engine'

let early: { readonly engine: ImageEngine; readonly thread: Thread } | null = null

/** The engine that a command line will ask for; null if it prepares no photos. */
const engineIn = ([command = '', ...rest]: ReadonlyArray<string>): ImageEngine | null => {
  if (!photoCommands.includes(command) || rest.includes('--help') || rest.includes('-h'))
    return null
  const named = rest[rest.indexOf(engineFlag) + 1]
  return rest.includes(engineFlag) && isImageEngine(named) ? named : 'auto'
}

/**
 * Starts a thread before anything else is loaded: it takes as long to load its engine as the program
 * all the rest, and so they do it side by side.
 */
export const startEarlyThread = (args: ReadonlyArray<string>): void => {
  const engine = engineIn(args)
  if (engine !== null) early = { engine, thread: startThread(engine) }
}

/** The thread that was started early, once, or a new one. */
export const acquireThread = (engine: ImageEngine): Thread => {
  if (early?.engine !== engine) return startThread(engine)
  const { thread } = early
  early = null
  return thread
}
