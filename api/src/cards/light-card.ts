import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import encodeQr from 'qr'
import { LightCardDesign, lightCardPdf } from '@kaoiro/core/light-card/light-card'
import type { EncodeCode } from '@kaoiro/core/light-card/site-code'
import { loadLightCard } from '@kaoiro/core/locales/load'
import type { DrawLightCard } from '../http/ports/cards.js'

const encode: EncodeCode = (text, ecc) => encodeQr(text, 'raw', { ecc, border: 1 })

/** Prepares to draw the light card, which takes a few milliseconds. Rejects unless the UI's build wrote the folder. */
export const openLightCard = async (folder: string): Promise<DrawLightCard> => {
  const file = path.join(folder, 'light-card.json')
  const design = LightCardDesign.decode(JSON.parse(await readFile(file, 'utf8')))
  if (isLeft(design)) throw new Error(`${file} is not valid. Build the UI again.`)
  const draw = lightCardPdf(encode, design.right)
  return async (request) => draw(request, await loadLightCard(request.language))
}
