import type { Diagnosis } from '../../diagnosis/diagnosis.js'
import type { Season } from '../../diagnosis/season.js'
import { seasonTones } from '../charts/season-tones.js'
import { patternPicture } from '../figure/face-drawing.js'
import type { Box, SvgNode } from '../pen/svg.js'
import { node, placed } from '../pen/svg.js'
import { seasonPicture } from '../scenes/season-drawing.js'
import { filled } from './card-parts.js'

/** How strong a season's tone lies behind the face: a dark one would turn grey. */
const wash: Readonly<Record<Season, number>> = {
  spring: 0.3,
  summer: 0.36,
  autumn: 0.22,
  winter: 0.18,
}

/**
 * The pattern's face before the season's plant, on the season's tone. What is beyond the box is cut off, and with it
 * the face's own lower edge.
 *
 * @param faceHeight of the whole drawing of the face
 * @param plantAt the plant's left edge, in widths of the face from its own
 */
export const portraitPanel = (
  { faceType, gender, colorType }: Pick<Diagnosis, 'faceType' | 'gender' | 'colorType'>,
  box: Box,
  { faceHeight, plantAt }: { readonly faceHeight: number; readonly plantAt: number },
): SvgNode => {
  const { width, height } = box
  const face = sized(faceHeight)
  const x = (width - face.width) / 2
  return node('svg', { ...box, viewBox: `0 0 ${width} ${height}` }, [
    filled({ x: 0, y: 0, width, height }, seasonTones[colorType].tone, wash[colorType]),
    placed(seasonPicture(colorType), {
      x: x + plantAt * face.width,
      y: -0.06 * height,
      ...sized(0.63 * faceHeight),
    }),
    placed(patternPicture(faceType, gender), { x, y: height - 0.96 * face.height, ...face }),
  ])
}

/** Face and plant are drawn 240 by 280. */
const sized = (height: number) => ({ width: (height * 240) / 280, height })
