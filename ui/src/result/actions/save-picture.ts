import { inFontsOf, svgText } from '@kaoiro/drawing/pen'
import type { SvgNode } from '@kaoiro/drawing/pen'
import type { Language } from '@kaoiro/core/language'
import { rasterise } from './rasterise.js'

/** Pixels per unit of the drawing. */
const scale = 2

/** Renders a drawing as a PNG file, in the fonts of a language; null if the browser fails. */
export const pictureFile = async (
  drawing: SvgNode,
  language: Language,
  name: string,
): Promise<File | null> => {
  try {
    const source = svgText(inFontsOf(language)(drawing))
    return new File([await rasterise(source, scale)], name, { type: 'image/png' })
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
