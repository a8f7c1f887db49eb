import encodeQr from 'qr'
import type { Language } from '@kaoiro/core/language'
import type { PictureFormat } from '@kaoiro/drawing/cards'
import { pictureFormats, resultPicture } from '@kaoiro/drawing/cards'
import type { ResultView } from '@kaoiro/screens/result'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { newCanvas, release } from '../../adapters/canvas.js'
import { withoutBreaks } from '../../components/break-place.js'
import { siteAddress } from '../../site/address.js'
import { paths } from '../../site/paths.js'
import { drapeColours, inCloth } from '@kaoiro/screens/draping'
import type { DrapeKit } from '../drape/drape-kit.js'
import { pictureFile, scale, siteBrand } from '../pictures/picture-file.js'

export interface PictureRequest {
  readonly view: ResultView
  readonly format: PictureFormat
  /** The visitor's photo, to be shown above cloth in the first key colour; null for the drawing. */
  readonly photo: KeptPhoto | null
}

/** Draws a result as a picture to save or share; null if the browser fails. */
export async function drawResultPicture(
  words: ResultTexts,
  language: Language,
  { view, format, photo }: PictureRequest,
): Promise<File | null> {
  const address = siteAddress() + paths.result(view.code)
  const drawing = resultPicture(
    {
      brand: await siteBrand(language),
      diagnosis: view.diagnosis,
      facePattern: words.facePattern,
      personalColour: words.personalColour,
      names: {
        patterns: view.names.patterns.map(withoutBreaks),
        seasons: view.names.seasons.map(withoutBreaks),
      },
      colours: {
        kinds: words.picture.kinds,
        swatches: words.content.swatches,
        metals: words.content.metals,
      },
      sentence: words.content.impersonal(view.words.decided),
      address: address.replace(/^https?:\/\//, ''),
      qr: encodeQr(address, 'raw', { ecc: 'low', border: 1 }),
      isDrawn: photo === null,
    },
    format,
  )
  const name = `kaoiro-${view.code}`
  if (photo === null) return pictureFile(drawing, language, `${name}.png`)
  try {
    const below = await drapedPhoto(photo, view, format)
    return await pictureFile(drawing, language, `${name}.jpg`, below)
  } catch {
    return null
  }
}

/** Returns a function that paints the draped photo into the window of the picture. */
const drapedPhoto = async (photo: KeptPhoto, view: ResultView, format: PictureFormat) => {
  const { drawKit, paintPicture, widths } = await import('../drape/drape-kit.js')
  const kit = await drawKit(photo, widths.saved)
  const { canvas, context } = newCanvas(kit.width, kit.height)
  const [colour] = drapeColours(view.season, view.alsoSuits).wear
  if (colour === undefined) throw new Error('a season without colours')
  paintPicture(context, kit, inCloth(colour.colour))
  return (under: CanvasRenderingContext2D) => {
    const { window } = pictureFormats[format]
    const part = partShown(kit, window.width / window.height)
    under.imageSmoothingQuality = 'high'
    under.drawImage(
      ...([canvas, part.x, part.y, part.width, part.height, window.x * scale] as const),
      ...([window.y * scale, window.width * scale, window.height * scale] as const),
    )
    release(canvas)
  }
}

/** Least height of the picture below the chin, in face widths: enough for the cloth to be seen. */
const belowChin = 0.5

/** The part of the draping with this ratio of width to height: around the face, with as much of the hair as fits. */
export function partShown(
  { width, height, chin, unit }: Pick<DrapeKit, 'width' | 'height' | 'chin' | 'unit'>,
  ratio: number,
) {
  const part = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  const within = (from: number, most: number) => Math.min(Math.max(0, from), most)
  return {
    ...part,
    x: within(chin.x - part.width / 2, width - part.width),
    y: within(chin.y + belowChin * unit - part.height, height - part.height),
  }
}
