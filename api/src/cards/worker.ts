import { parentPort, workerData } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { lowerPriority } from '../concurrency/lower-priority.js'
import type { CardRefusal, CardRequest } from '../http/ports/cards.js'
import { pngOf } from './png.js'
import type { Language } from '@kaoiro/core/content/content'
import { en } from '@kaoiro/core/content/en/en'
import { ja } from '@kaoiro/core/content/ja/ja'
import { messages as enMessages } from '@kaoiro/core/content/messages/en'
import { messages as jaMessages } from '@kaoiro/core/content/messages/ja'
import type { CardTexts } from '@kaoiro/core/drawing/cards/link-cards'
import { linkCard, pairCard } from '@kaoiro/core/drawing/cards/link-cards'
import { svgText } from '@kaoiro/core/drawing/pen/svg'

/** Passed to the thread when it starts. */
export interface WorkerSettings {
  readonly brand: string
  readonly fontFamily: string
  readonly fontFile: string
}

/** Posted once, when the thread has started. */
export interface WorkerStarted {
  /** Why the rasteriser does not load on this machine, or null. */
  readonly fault: string | null
}

lowerPriority()
const { brand, fontFamily, fontFile } = workerData as WorkerSettings
const resvg = await import('@resvg/resvg-js').catch((error: unknown) => String(error))
parentPort?.postMessage({
  fault: typeof resvg === 'string' ? resvg : null,
} satisfies WorkerStarted)

/** Draws a card as PNG. */
export const draw = (request: CardRequest): E.Either<CardRefusal, Uint8Array> => {
  if (typeof resvg === 'string') return E.left('unavailable')
  const drawn = new resvg.Resvg(drawCard(brand, request), {
    // Used for every font family, without looking for system fonts.
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

const texts: Readonly<Record<Language, Omit<CardTexts, 'brand'>>> = {
  ja: { content: ja, messages: jaMessages },
  en: { content: en, messages: enMessages },
}

/** A card as SVG source. */
const drawCard = (brand: string, { subject, language }: CardRequest): string => {
  const words = { brand, ...texts[language] }
  const [left, right] = subject
  return svgText(right === undefined ? linkCard(words)(left) : pairCard(words)([left, right]))
}
