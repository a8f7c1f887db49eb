import { typePositions } from '../../chart/face-map.js'
import { featuresAt } from '../figure/face-features.js'
import { through } from '../pen/geometry.js'
import { shoulderLength } from '../figure/hair-loose.js'
import { chignon } from '../figure/hair-up.js'
import { inked } from '../pen/pen.js'
import { head } from '../figure/head.js'
import type { SvgNode } from '../pen/svg.js'
import { group, node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import { brush, compact, fan } from './counselling-things.js'

const screen = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  more: SvgNode['attributes'],
) => node('rect', { x, y, width, height, rx: radius, stroke: tones.ink, ...more })

/** A call on a tablet: the adviser, and the visitor small in the corner. */
const tablet = (): SvgNode =>
  group([
    screen(106, 14, 148, 166, 9, { fill: tones.paper, 'stroke-width': 1 }),
    screen(112, 20, 136, 154, 4, { fill: tones.cloth, 'fill-opacity': 0.5, 'stroke-width': 0.5 }),
    group([head(featuresAt(typePositions.chic), 'WOMEN', { hair: chignon, garment: 'lapel' })], {
      transform: 'translate(170 7) scale(0.645)',
    }),
    screen(214, 26, 28, 36, 2, { fill: tones.ground, 'stroke-width': 0.6 }),
    group(
      [head(featuresAt(typePositions.basic), 'WOMEN', { hair: shoulderLength, garment: 'crew' })],
      { transform: 'translate(228 24) scale(0.145)' },
    ),
  ])

/** The banner of the online counselling. */
export const counsellingPicture = (): SvgNode =>
  picture(360, 200, [
    inked(through`8 181, 120 180.4, 240 180.6, 352 181`, 0.9, undefined, tones.inkSoft),
    compact(),
    brush(),
    fan(),
    tablet(),
  ])
