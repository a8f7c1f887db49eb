import type { MapPosition } from '../../chart/face-map.js'
import { typePositions } from '../../chart/face-map.js'
import type { Content } from '../../content/content.js'
import type { FaceType } from '../../face-type.js'
import { faceTypesOf } from '../../face-type.js'
import type { Gender } from '../../gender.js'
import { patternPicture } from '../face-drawing.js'
import type { SvgNode } from '../svg.js'
import { group, node, picture } from '../svg.js'
import { tones } from '../tones.js'
import { letters } from './lettering.js'

export const faceMapSize = { width: 312, height: 336 } as const

const centre = { x: 156, y: 168 } as const
/** Drawing units from the middle to 1: the patterns, which stand within 0.55, fill the map. */
const unit = { x: 204, y: 208 } as const
const face = { width: 58, height: 68 } as const

/** How far from the middle a mark is still on the map; the few visitors beyond stand on its edge. */
const edge = { x: 0.72, y: 0.66 } as const

/** Half of the widest label of the visitor's mark. */
const labelReach = 22

const within = (most: number, n: number): number => Math.min(most, Math.max(-most, n))

const pointOf = ({ curve, age }: MapPosition) => ({
  x: centre.x + unit.x * within(edge.x, curve),
  y: centre.y + unit.y * within(edge.y, age),
})

export interface FaceMap {
  readonly gender: Gender
  /** The visitor's pattern, and their place between all of them. */
  readonly own: FaceType
  readonly visitor: MapPosition
  /** What stands at the visitor's place. */
  readonly you: string
}

/**
 * The patterns of a gender where they stand, and the visitor among them: linear to curved from the
 * left, child-like to adult-like from the top.
 */
export const faceMapChart = (
  { faceTypes, faceMap }: Pick<Content, 'faceTypes' | 'faceMap'>,
  { gender, own, visitor, you }: FaceMap,
): SvgNode =>
  picture(faceMapSize.width, faceMapSize.height, [
    ...axes(faceMap),
    ...faceTypesOf(gender).map((type) => pattern(type, gender, faceTypes[type].name, type === own)),
    mark(visitor, own, you),
  ])

const axes = (words: Content['faceMap']): ReadonlyArray<SvgNode> => {
  const { x, y } = centre
  const line = { stroke: tones.inkFaint, 'stroke-width': 0.75 }
  const end = { face: 'gothic', size: 11.5, tone: tones.inkSoft } as const
  return [
    node('line', { ...line, x1: x, y1: 22, x2: x, y2: faceMapSize.height - 22 }),
    node('line', { ...line, x1: 0, y1: y, x2: faceMapSize.width, y2: y }),
    letters(words.childLike, x, 12, end),
    letters(words.adultLike, x, faceMapSize.height - 6, end),
    letters(words.linear, 0, y - 48, { ...end, anchor: 'start', rim: tones.ground }),
    letters(words.curved, faceMapSize.width, y - 48, { ...end, anchor: 'end', rim: tones.ground }),
  ]
}

const pattern = (type: FaceType, gender: Gender, name: string, own: boolean): SvgNode => {
  const { x, y } = pointOf(typePositions[type])
  const drawn = patternPicture(type, gender)
  return group([
    node(
      'svg',
      {
        ...drawn.attributes,
        ...face,
        x: x - face.width / 2,
        y: y - face.height / 2 - 8,
        ...(own ? {} : { opacity: 0.55 }),
      },
      drawn.children,
    ),
    letters(name, x, y + face.height / 2 + 5, {
      face: own ? 'mincho' : 'gothic',
      size: own ? 13 : 11,
      tone: own ? tones.ink : tones.inkSoft,
      rim: tones.ground,
    }),
  ])
}

/** The label is on the side away from the visitor's own pattern, whose name it would cover. */
const mark = (visitor: MapPosition, own: FaceType, you: string): SvgNode => {
  const { x, y } = pointOf(visitor)
  const below = visitor.age >= typePositions[own].age
  return group([
    node('circle', { cx: x, cy: y, r: 9, stroke: tones.ground, 'stroke-width': 4 }),
    node('circle', { cx: x, cy: y, r: 9, stroke: tones.lip, 'stroke-width': 1.25 }),
    node('circle', { cx: x, cy: y, r: 4, fill: tones.lip }),
    letters(
      you,
      Math.min(faceMapSize.width - labelReach, Math.max(labelReach, x)),
      below ? y + 24 : y - 14,
      {
        face: 'mincho',
        size: 12,
        tone: tones.lip,
        rim: tones.ground,
      },
    ),
  ])
}
