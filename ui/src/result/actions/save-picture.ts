import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import { rasterise } from './rasterise.js'

/** Pixels of the saved picture for each unit of the drawing. */
const scale = 2

/** A drawing as a PNG of this name; null if the browser cannot draw it. */
export const pictureFile = async (drawing: SvgNode, name: string): Promise<File | null> => {
  try {
    return new File([await rasterise(svgText(drawing), scale)], name, { type: 'image/png' })
  } catch {
    return null
  }
}

/** Saves a file where the browser keeps its downloads. */
export const download = (file: File): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads the file after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
