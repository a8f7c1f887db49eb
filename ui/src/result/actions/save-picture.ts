import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { svgText } from '@kaoiro/core/drawing/pen/svg'
import { rasterise } from './rasterise.js'

/** Pixels of the saved picture for each unit of the drawing. */
const scale = 2

/** Saves a drawing as a PNG of the given name; false if that fails. */
export const savePicture = async (drawing: SvgNode, name: string): Promise<boolean> => {
  try {
    download(await rasterise(svgText(drawing), scale), name)
    return true
  } catch {
    return false
  }
}

const download = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the blob after this returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
