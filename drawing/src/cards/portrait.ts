import type { Season } from '@kaoiro/core/diagnosis'
import type { Box } from '@kaoiro/core/light-card'
import type { SvgNode } from '../pen/svg.js'
import { node, placed } from '../pen/svg.js'

/** A light tint of the season's colour behind the face. Winter's is icy: its navy would be grey. */
const wash: Readonly<Record<Season, string>> = {
  spring: '#f4e3d6',
  summer: '#e3e6f2',
  autumn: '#e4d5c9',
  winter: '#d3deeb',
}

interface Portrait {
  readonly season: Season
  readonly face: SvgNode
  /** The season's plant, or an image of it. */
  readonly plant: SvgNode
}

export interface PortraitPlace {
  /** Height of the whole face drawing. */
  readonly faceHeight: number
  /** Left edge of the plant, in widths of the face from the face's left edge. */
  readonly plantAt: number
}

/**
 * A face in front of the season's plant, on a wash of the season's colour. The box clips the picture, including the lower
 * edge of the face drawing.
 */
export function portraitPanel(
  { season, face, plant }: Portrait,
  box: Box,
  { faceHeight, plantAt }: PortraitPlace,
): SvgNode {
  const { width, height } = box
  const size = sized(faceHeight)
  const x = (width - size.width) / 2
  return node('svg', { ...box, viewBox: `0 0 ${width} ${height}` }, [
    node('rect', { width, height, fill: wash[season] }),
    placed(plant, { x: x + plantAt * size.width, y: -0.06 * height, ...sized(0.63 * faceHeight) }),
    placed(face, { x, y: height - 0.96 * size.height, ...size }),
  ])
}

/** Scales to a height; face and plant are drawn at 240 × 280. */
const sized = (height: number) => ({ width: (height * 240) / 280, height })
