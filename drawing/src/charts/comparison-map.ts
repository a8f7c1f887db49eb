import type { MapPosition } from '@kaoiro/core/chart'
import { typePositions } from '@kaoiro/core/chart'
import type { FaceType, Gender } from '@kaoiro/core/diagnosis'
import { faceTypesOf } from '@kaoiro/core/diagnosis'
import type { SvgNode } from '../pen/svg.js'
import { picture } from '../pen/svg.js'
import type { Disc, Label, Point } from './lettering.js'
import { asideOf, lettering } from './lettering.js'
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
import { sideMark, sideMarkRadius } from './side-marks.js'

/** Smaller than `face`, because a man's and a woman's pattern may be side by side at one position. */
const smallFace = { width: 41, height: 48 } as const

/** A result on the comparison map: its pattern, and the position of its mark. */
export interface OnComparisonMap {
  readonly gender: Gender
  readonly faceType: FaceType
  readonly place: MapPosition
}

/** Supplies a pattern's face as a drawing or an image. */
type PictureOf = (type: FaceType, gender: Gender) => SvgNode

interface Pattern {
  readonly type: FaceType
  readonly gender: Gender
}

/** The patterns at one position: at most one per gender. */
type Spot = ReadonlyArray<Pattern>

/** Two results on one map, with the patterns of their gender, or of both genders if they differ. */
export function comparisonMapChart(
  { faceTypes, faceMap }: MapLabels,
  a: OnComparisonMap,
  b: OnComparisonMap,
  pictureOf: PictureOf,
): SvgNode {
  const spots = spotsOf(a.gender === b.gender ? [a.gender] : ['WOMEN', 'MEN'])
  const size = a.gender === b.gender ? face : smallFace
  const isOwn = ({ type, gender }: Pattern): boolean =>
    [a, b].some((one) => one.faceType === type && one.gender === gender)
  const [atA, atB] = separated(faceMapSize, sideMarkRadius)(pointOf(a.place), pointOf(b.place))
  const clear = [atA, atB].map((at) => clearOf({ ...at, radius: sideMarkRadius }))
  const names = spots.flatMap((spot) =>
    namesOf(spot, size.height, (type) => faceTypes[type].name, isOwn),
  )
  return picture(faceMapSize.width, faceMapSize.height, [
    ...axes(),
    ...spots.flatMap((spot) => facesOf(spot, size, pictureOf, isOwn)),
    ...ends(faceMap).map(lettering),
    ...names.map((name) =>
      lettering(clear.reduce((label, move) => onMap(move(label)), onMap(name))),
    ),
    sideMark('a', atA),
    sideMark('b', atB),
  ])
}

/** Moves a name away from a mark: sideways, or below the mark if it covers the middle of the name. */
const clearOf = (mark: Disc): ((label: Label) => Label) => {
  const aside = asideOf(mark, maxAside)
  const asideAtAll = asideOf(mark, Infinity)
  return (label) => {
    const isFree = asideAtAll(label).x === label.x
    const moved = aside(label)
    return isFree || moved.x !== label.x
      ? moved
      : { ...label, y: mark.y + mark.radius + label.size }
  }
}

const spotsOf = (genders: ReadonlyArray<Gender>): ReadonlyArray<Spot> => {
  const patterns = genders.flatMap((gender) =>
    faceTypesOf(gender).map((type) => ({ type, gender })),
  )
  return [...new Set(patterns.map(keyOf))].map((key) =>
    patterns.filter((pattern) => keyOf(pattern) === key),
  )
}

const keyOf = ({ type }: Pattern): string => {
  const { curve, age } = typePositions[type]
  return `${curve} ${age}`
}

const centreOf = (spot: Spot): Point =>
  spot[0] === undefined ? { x: 0, y: 0 } : pointOf(typePositions[spot[0].type])

/** The faces at one position on the map, side by side if there are two. */
const facesOf = (
  spot: Spot,
  size: typeof face | typeof smallFace,
  pictureOf: PictureOf,
  isOwn: (pattern: Pattern) => boolean,
): ReadonlyArray<SvgNode> => {
  const { x, y } = centreOf(spot)
  return spot.map((pattern, at) => {
    const centre = { x: x + (at + (1 - spot.length) / 2) * size.width, y }
    return faceOnMap(centre, size, pictureOf(pattern.type, pattern.gender), isOwn(pattern))
  })
}

/** The names at one position, below its faces, one per line. */
const namesOf = (
  spot: Spot,
  height: number,
  nameOf: (type: FaceType) => string,
  isOwn: (pattern: Pattern) => boolean,
): ReadonlyArray<Label> => {
  const { x, y } = centreOf(spot)
  const types = [...new Set(spot.map(({ type }) => type))]
  return types.map((type, line) => {
    const own = spot.some((pattern) => pattern.type === type && isOwn(pattern))
    return nameOnMap({ x, y: y + 15 * line }, height, nameOf(type), own)
  })
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Positions for two marks of a given radius: kept inside the drawing and, if they overlap, moved apart along their
 * connecting line until they touch. Coincident marks are placed side by side.
 */
export const separated =
  (size: Size, radius: number) =>
  (a: Point, b: Point): readonly [Point, Point] => {
    const distance = Math.hypot(b.x - a.x, b.y - a.y)
    if (distance >= 2 * radius) return [inside(size, radius)(a), inside(size, radius)(b)]
    const along =
      distance < 1e-6 ? { x: 1, y: 0 } : { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance }
    const middle = inside(size, 2 * radius)({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    const at = (by: number): Point => ({ x: middle.x + by * along.x, y: middle.y + by * along.y })
    return [at(-radius), at(radius)]
  }

const inside =
  ({ width, height }: Size, margin: number) =>
  ({ x, y }: Point): Point => ({
    x: Math.min(width - margin, Math.max(margin, x)),
    y: Math.min(height - margin, Math.max(margin, y)),
  })
