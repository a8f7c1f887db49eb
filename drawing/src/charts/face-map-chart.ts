import type { MapPosition } from '@kaoiro/core/chart'
import { typePositions } from '@kaoiro/core/chart'
import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { faceTypesOf } from '@kaoiro/core/diagnosis'
import { patternPicture } from '../figure/face-drawing.js'
import type { SvgNode } from '../pen/svg.js'
import { picture, group, node } from '../pen/svg.js'
import type { Point, Label } from './lettering.js'
import { asideOf, freest, lettering, widthOf } from './lettering.js'
import type { MapLabels } from './map-frame.js'
import {
  axes,
  ends,
  face,
  faceOnMap,
  faceMapSize,
  maxAside,
  nameOnMap,
  onMap,
  pointOf,
} from './map-frame.js'
import { tones } from '../pen/tones.js'

export interface FaceMap {
  readonly gender: Gender
  /** The visitor's pattern, and the position of the mark. */
  readonly own: FaceType
  readonly visitor: MapPosition
  /** Label of the mark. */
  readonly you: string
  /** Colours the make-up of the visitor's pattern. */
  readonly season?: Season
  /** Supplies a pattern's face; by default it is drawn inline. */
  readonly pictureOf?: (type: FaceType, season?: Season) => SvgNode
}

/**
 * The face map: the patterns of a gender and the visitor's mark. Linear is left, curved right, child-like top,
 * adult-like bottom.
 */
export function faceMapChart(
  { faceTypes, faceMap }: MapLabels,
  {
    gender,
    own,
    visitor,
    you: text,
    season,
    pictureOf = (type, season) => patternPicture(type, gender, season),
  }: FaceMap,
): SvgNode {
  const you = pointOf(visitor)
  const aside = asideOf({ ...you, radius: markRadius }, maxAside)
  const words = [
    ...ends(faceMap),
    ...faceTypesOf(gender).map((type) =>
      onMap(aside(nameOnMap(placeOf(type), face.height, faceTypes[type].name, type === own))),
    ),
  ]
  return picture(faceMapSize.width, faceMapSize.height, [
    ...axes(),
    ...faceTypesOf(gender).map((type) =>
      type === own
        ? faceOnMap(placeOf(type), face, pictureOf(type, season), true)
        : faceOnMap(placeOf(type), face, pictureOf(type), false),
    ),
    markAt(you),
    // Drawn after the mark, which would otherwise cover part of a name.
    ...words.map(lettering),
    lettering(freest(markLabels(you, text, onMap), words)),
  ])
}

const placeOf = (type: FaceType): Point => pointOf(typePositions[type])

const ring = { radius: 9, rim: 2 } as const

/** Radius of the mark including its clear rim. */
export const markRadius = ring.radius + ring.rim

const markAt = ({ x, y }: Point): SvgNode =>
  group([
    node('circle', {
      cx: x,
      cy: y,
      r: ring.radius,
      stroke: tones.ground,
      'stroke-width': 2 * ring.rim,
    }),
    node('circle', { cx: x, cy: y, r: ring.radius, stroke: tones.lip, 'stroke-width': 1.25 }),
    node('circle', { cx: x, cy: y, r: 4, fill: tones.lip }),
  ])

/** Candidate positions for the mark's label, best first. */
const markLabels = (
  { x, y }: Point,
  text: string,
  onMap: (label: Label) => Label,
): readonly [Label, ...ReadonlyArray<Label>] => {
  const look = { text, face: 'mincho', size: 12, tone: tones.lip } as const
  const at = (dx: number, dy: number) => onMap({ ...look, x: x + dx, y: y + dy })
  const beside = 14 + widthOf(look) / 2
  return [at(0, -14), at(0, 24), at(beside, 4), at(-beside, 4), at(beside, -10), at(-beside, -10)]
}
