import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { lowerPriority } from '@kaoiro/analyser/thread-tools'
import type { CardLook, CardRefusal, CardRequest } from '../http/ports/site.js'
import { pngOf } from './png.js'
import { linkCard, pairCard } from '@kaoiro/drawing/cards'
import { svgText } from '@kaoiro/drawing/pen'
import { loadContent, loadMessages } from '@kaoiro/texts/load'

/** Passed to the thread when it starts. */
export interface WorkerSettings {
  /** The family of each language's font. */
  readonly fontFamilies: Readonly<Record<string, string>>
  /** Contains a file `<language>.ttf` for each language, and `brand.ttf` for letters of brands that those lack. */
  readonly folder: string
}

/** Posted once, when the thread has started. */
export interface WorkerStarted {
  /** Why the rasteriser does not load on this machine, or null. */
  readonly fault: string | null
}

/** A card to be drawn. */
export interface CardDrawing extends CardRequest {
  readonly look: Pick<CardLook, 'logo' | 'accent'> & { readonly name: string }
}

lowerPriority()
const { fontFamilies, folder } = workerData as WorkerSettings
const resvg = await import('@resvg/resvg-js').catch((error: unknown) => String(error))
parentPort?.postMessage({
  fault: typeof resvg === 'string' ? resvg : null,
} satisfies WorkerStarted)

/** Draws a card as PNG. */
export async function draw(request: CardDrawing): Promise<E.Either<CardRefusal, Uint8Array>> {
  if (typeof resvg === 'string') return E.left('unavailable')
  const fontFamily = fontFamilies[request.language] ?? 'serif'
  const drawn = new resvg.Resvg(await drawCard(request), {
    // Uses the language's font for every font family and does not search for system fonts.
    font: {
      loadSystemFonts: false,
      fontFiles: [request.language, 'brand'].map((name) => path.join(folder, `${name}.ttf`)),
      defaultFontFamily: fontFamily,
      serifFamily: fontFamily,
      sansSerifFamily: fontFamily,
    },
  }).render()
  return E.right(pngOf(drawn))
}

/** Draws a card as SVG source. */
const drawCard = async ({ look, subject, language }: CardDrawing): Promise<string> => {
  const [content, messages] = await Promise.all([loadContent(language), loadMessages(language)])
  const texts = { brand: look, accent: look.accent, content, messages }
  const [left, right] = subject
  return svgText(right === undefined ? linkCard(texts)(left) : pairCard(texts)([left, right]))
}
