import type { Season } from '@kaoiro/core/diagnosis'
import { autumn } from './season-autumn.js'
import { spring } from './season-spring.js'
import { summer } from './season-summer.js'
import { winter } from './season-winter.js'
import type { SvgNode } from '../pen/svg.js'
import { picture } from '../pen/svg.js'

const drawings: Readonly<Record<Season, () => SvgNode>> = { spring, summer, autumn, winter }

const drawn = new Map<Season, SvgNode>()

/** A season's plant in the style of the faces. Cached, since drawing takes milliseconds. */
export function seasonPicture(season: Season): SvgNode {
  const plant = drawn.get(season) ?? picture(240, 280, [drawings[season]()])
  drawn.set(season, plant)
  return plant
}
