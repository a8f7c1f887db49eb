import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import { rasterise } from './rasterise.js'

/** Pixels per unit of the drawing. */
const scale = 2

/** Renders a drawing as a PNG file; null if the browser fails. */
export const pictureFile = async (drawing: SvgNode, name: string): Promise<File | null> => {
  try {
    return new File([await rasterise(svgText(drawing), scale)], name, { type: 'image/png' })
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
