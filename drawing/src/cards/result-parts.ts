import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Box } from '@kaoiro/core/light-card'
import { alsoSuits, keyColours } from '@kaoiro/core/palette'
import { resultFace } from '../figure/result-face.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import { seasonPicture } from '../scenes/season-drawing.js'
import { filled } from './card-parts.js'
import type { PortraitPlace } from './portrait.js'
import { portraitPanel } from './portrait.js'

export function portraitOf(diagnosis: Diagnosis, box: Box, place: PortraitPlace): SvgNode {
  const { colorType: season } = diagnosis
  const parts = { season, face: resultFace(diagnosis), plant: seasonPicture(season) }
  return portraitPanel(parts, box, place)
}

/** The key colours of a season, or what it shares with a second one, as a band along the longer side of a box. */
export function keyRibbon(diagnosis: Diagnosis, { x, y, width, height }: Box): SvgNode {
  const colours = keyColours(diagnosis.colorType, alsoSuits(diagnosis))
  const isUpright = height > width
  const part = (isUpright ? height : width) / colours.length
  return group(
    colours.map(({ colour }, at) =>
      filled(
        isUpright
          ? { x, y: y + at * part, width, height: part }
          : { x: x + at * part, y, width: part, height },
        colour,
      ),
    ),
  )
}

/** A QR code, given as rows of dark modules. */
export function qrIn(
  { x, y, width }: Box,
  modules: ReadonlyArray<ReadonlyArray<boolean>>,
): SvgNode {
  const side = width / Math.max(1, modules.length)
  const d = modules
    .flatMap((row, down) =>
      row.map((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : '')),
    )
    .join('')
  return group([node('path', { d, fill: tones.ink, 'shape-rendering': 'crispEdges' })], {
    transform: `translate(${x} ${y}) scale(${side})`,
  })
}
