import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import encodeQr from 'qr'
import { LightCardDesign, lightCardPdf } from '@kaoiro/drawing/light-card'
import type { EncodeCode } from '@kaoiro/core/light-card'
import { lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { defaultLanguage } from '@kaoiro/core/language'
import { loadLightCard } from '@kaoiro/texts/load'
import type { DrawLightCard } from '../http/ports/cards.js'

const encode: EncodeCode = (text, ecc) => encodeQr(text, 'raw', { ecc, border: 1 })

/**
 * Prepares to draw the light card, which takes a few milliseconds. Reads the design of another language when it is first
 * asked for. Rejects unless the UI's build wrote the folder.
 */
export const openLightCard = async (folder: string): Promise<DrawLightCard> => {
  const designs = new Map([
    [defaultLanguage as Language, await readDesign(folder, defaultLanguage)],
  ])
  return async (request) => {
    const { language } = request
    const design = designs.get(language) ?? (await readDesign(folder, language))
    designs.set(language, design)
    return lightCardPdf(encode, design)(request, await loadLightCard(language))
  }
}

const readDesign = async (folder: string, language: Language): Promise<LightCardDesign> => {
  const file = path.join(folder, lightCardFile(language))
  const design = LightCardDesign.decode(JSON.parse(await readFile(file, 'utf8')))
  if (isLeft(design)) throw new Error(`${file} is not valid. Build the UI again.`)
  return design.right
}
