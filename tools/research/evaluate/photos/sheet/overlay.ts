import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import type { Point } from '../../pixels/guided.js'
import type { PhotoRecord } from '../../records/record.js'
import type { Framed } from './frame-around.js'
import { cellWidth, tones } from './style.js'
import type { Marks } from './marks.js'

const dots = (
  points: ReadonlyArray<Point>,
  { toFramed }: Framed,
  radius: number,
  fill: string,
): ReadonlyArray<SvgNode> =>
  points
    .map(toFramed)
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < cellWidth && y < cellWidth)
    .map(({ x, y }) => node('circle', { cx: x, cy: y, r: radius, fill, opacity: 0.75 }))

const curve = (points: ReadonlyArray<Point>, { toFramed }: Framed, stroke: string): SvgNode =>
  node('polyline', {
    points: points
      .map(toFramed)
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' '),
    stroke,
    'stroke-width': 1.2,
  })

/** Mesh, contour, irises and samples over the framed face. */
export const markNodes = (
  { mesh, contour, irises, samples }: Marks,
  framed: Framed,
): ReadonlyArray<SvgNode> => [
  ...dots(mesh, framed, 0.7, tones.mesh),
  ...Object.values(samples).flatMap((places) => dots(places, framed, 0.5, tones.sample)),
  curve(contour, framed, tones.contour),
  ...irises.map(({ radius, ...centre }) => {
    const { x, y } = framed.toFramed(centre)
    return node('circle', {
      cx: x,
      cy: y,
      r: radius * framed.scale,
      stroke: tones.iris,
      'stroke-width': 1,
    })
  }),
]

/** The guide across the picture; broken where the pixels did not tell where the hair begins. */
export const guideNode = (
  { guide }: PhotoRecord,
  height: number,
  { toFramed }: Framed,
): SvgNode => {
  // On one row of pixels, not over two.
  const y = Math.floor(toFramed({ x: 0, y: (guide.hairline / 100) * height }).y) + 0.5
  return node('line', {
    x1: 0,
    y1: y,
    x2: cellWidth,
    y2: y,
    stroke: tones.guide,
    'stroke-width': 1,
    ...(guide.isTold ? {} : { 'stroke-dasharray': '6 5' }),
  })
}
