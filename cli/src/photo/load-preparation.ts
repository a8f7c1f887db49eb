import * as E from 'fp-ts/lib/Either.js'
import type { ImageEngine, Preparation } from './preparation.js'
import { photoThreads } from './threads.js'

/**
 * Starts to load an engine, for as many photos at once as there are threads.
 * Left, in words: an engine that was asked for and cannot be loaded.
 */
export const loadPreparation = async (
  engine: ImageEngine,
  threads: number,
): Promise<E.Either<string, Preparation>> => {
  const preparation = photoThreads(engine, threads)
  // The one that always works needs no waiting for.
  const why = engine === 'sharp' ? await preparation.ready : null
  return why === null
    ? E.right(preparation)
    : E.left(
        `sharp cannot be loaded (${firstLine(why)}); npm install sharp, or use --image-engine jimp`,
      )
}

/** sharp explains at length how to install it. */
const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''
