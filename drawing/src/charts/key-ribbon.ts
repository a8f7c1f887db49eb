import { keyColours } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import type { Box } from '@kaoiro/core/light-card'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'

/** A season's key colours as a band along the longer side of a box. */
export const keyRibbon = (season: Season, { x, y, width, height }: Box): SvgNode => {
  const colours = keyColours(season)
  const isUpright = height > width
  const part = (isUpright ? height : width) / colours.length
  return group(
    colours.map(({ colour }, index) =>
      node(
        'rect',
        isUpright
          ? { x, y: y + index * part, width, height: part, fill: colour }
          : { x: x + index * part, y, width: part, height, fill: colour },
      ),
    ),
  )
}
