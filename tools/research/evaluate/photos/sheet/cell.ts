import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node, picture, svgText } from '@kaoiro/core/drawing/pen/svg'
import { encodePng } from '@kaoiro/fixtures/pixels/encode'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'
import { rasterise } from '@kaoiro/fixtures/pixels/rasterise'
import type { PhotoRecord } from '../../records/record.js'
import { captionNodes, patchNodes } from './caption.js'
import type { Framed } from './frame-around.js'
import { framedFace } from './frame-around.js'
import { cellHeight, cellWidth, tones } from './style.js'
import { marksIn } from './marks.js'
import { guideNode, markNodes } from './overlay.js'

const imageNode = async ({ pixels }: Framed): Promise<SvgNode> => {
  const png = Buffer.from(await encodePng(pixels)).toString('base64')
  return node('image', {
    href: `data:image/png;base64,${png}`,
    x: 0,
    y: 0,
    width: pixels.width,
    height: pixels.height,
  })
}

/** A photo's face with what the analysis saw in it, and what it made of it. */
export const cellOf = async (
  record: PhotoRecord,
  pixels: Pixels,
  face: Landmarks | undefined,
): Promise<Pixels> => {
  const framed = framedFace(pixels, face, cellWidth)
  return rasterise(
    svgText(
      picture(cellWidth, cellHeight, [
        node('rect', { x: 0, y: 0, width: cellWidth, height: cellHeight, fill: tones.paper }),
        await imageNode(framed),
        guideNode(record, pixels.height, framed),
        ...(face === undefined ? [] : markNodes(marksIn(pixels, face), framed)),
        node('rect', {
          x: 0,
          y: cellWidth,
          width: cellWidth,
          height: cellHeight - cellWidth,
          fill: tones.paper,
        }),
        ...patchNodes(record),
        ...captionNodes(record),
      ]),
    ),
  )
}
