import { inFontsOf, svgText } from '@kaoiro/drawing/pen'
import type { SvgNode } from '@kaoiro/drawing/pen'
import type { Language } from '@kaoiro/core/language'
import type { PaintBelow } from './rasterise.js'
import { rasterise } from './rasterise.js'

/** Pixels per unit of the drawing. */
export const scale = 2

/** Renders a drawing as a picture file, in the fonts of a language; null if the browser fails. */
export const pictureFile = async (
  drawing: SvgNode,
  language: Language,
  name: string,
  below?: PaintBelow,
): Promise<File | null> => {
  try {
    const source = svgText(inFontsOf(language)(drawing))
    const picture = await rasterise(source, scale, below)
    return new File([picture], name, { type: picture.type })
  } catch {
    return null
  }
}

/** Downloads a file. */
export const download = (file: File): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the file after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
