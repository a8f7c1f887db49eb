import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isLeft } from 'fp-ts/lib/Either.js'
import encodeQr from 'qr'
import type { LightCardDesign } from '@kaoiro/drawing/light-card'
import { CardFont, lightCardDesign, lightCardPdf } from '@kaoiro/drawing/light-card'
import type { EncodeCode } from '@kaoiro/core/light-card'
import { brandOutlinesFile, lightCardFile } from '@kaoiro/core/light-card'
import type { Language } from '@kaoiro/core/language'
import { loadLightCard } from '@kaoiro/texts/load'
import type { CardLook, DrawLightCard, SiteContent } from '../http/ports/site.js'

const encode: EncodeCode = (text, ecc) => encodeQr(text, 'raw', { ecc, border: 1 })

/**
 * Prepares to draw the light card, which takes a few milliseconds. Reads the letters of a language when its card is first
 * asked for. Rejects unless the UI's build wrote the folder.
 */
export async function openLightCard(
  folder: string,
  { brand, languages }: Pick<CardLook, 'brand'> & Pick<SiteContent, 'languages'>,
): Promise<DrawLightCard> {
  const designs = new Map<Language, LightCardDesign>()
  const designIn = async (language: Language): Promise<LightCardDesign> => {
    const design =
      designs.get(language) ??
      (await lightCardDesign(brand, language, await readFont(folder, lightCardFile(language)), () =>
        readFont(folder, brandOutlinesFile),
      ))
    designs.set(language, design)
    return design
  }
  await designIn(languages[0])
  return async (request) => {
    const { language } = request
    return lightCardPdf(encode, await designIn(language))(request, await loadLightCard(language))
  }
}

const readFont = async (folder: string, name: string): Promise<CardFont> => {
  const file = path.join(folder, name)
  const content = await readFile(file)
  const json = name.endsWith('.gz') ? gunzipSync(content) : content
  const font = CardFont.decode(JSON.parse(json.toString()))
  if (isLeft(font)) throw new Error(`${file} is not valid. Build the UI again.`)
  return font.right
}
