import { parentPort, workerData } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { lowerPriority } from '../concurrency/lower-priority.js'
import type { CardRefusal, CardRequest } from '../http/cards/cards.js'
import type { CardFolder } from './card-folder.js'
import { drawCard } from './draw-card.js'
import { pngOf } from './png.js'

/** Posted once: whether cards can be drawn here. */
export interface WorkerStarted {
  /** Why the rasteriser does not load, which has no build for some machines. */
  readonly fault: string | null
}

lowerPriority()
const { brand, fontFamily, fontFile } = workerData as CardFolder
const resvg = await import('@resvg/resvg-js').catch((error: unknown) => String(error))
parentPort?.postMessage({
  fault: typeof resvg === 'string' ? resvg : null,
} satisfies WorkerStarted)

/** One card from request to PNG, on a thread of its own. */
export const draw = (request: CardRequest): E.Either<CardRefusal, Uint8Array> => {
  if (typeof resvg === 'string') return E.left('unavailable')
  const drawn = new resvg.Resvg(drawCard(brand, request), {
    // This font stands for whatever a drawing names: none of the machine's is looked for.
    font: {
      loadSystemFonts: false,
      fontFiles: [fontFile],
      defaultFontFamily: fontFamily,
      serifFamily: fontFamily,
      sansSerifFamily: fontFamily,
    },
  }).render()
  return E.right(pngOf(drawn))
}
