import type { MapPosition } from '../../chart/face-map.js'
import { typePositions } from '../../chart/face-map.js'
import type { Content } from '../../content/content.js'
import type { FaceType } from '../../diagnosis/face-type.js'
import { faceTypesOf } from '../../diagnosis/face-type.js'
import type { Gender } from '../../diagnosis/gender.js'
import type { SvgNode } from '../pen/svg.js'
import { picture } from '../pen/svg.js'
import type { Disc, Label, Point } from './lettering.js'
import { asideOf, lettering } from './lettering.js'
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

/** Faces of both genders share their spots. */
const smallFace = { width: 41, height: 48 } as const

/** One of the two on the map: their pattern, and the place of their mark in its cell. */
export interface OnComparisonMap {
  readonly gender: Gender
  readonly faceType: FaceType
  readonly place: MapPosition
}

/** A pattern's face: a drawing, or an image of one. */
type PictureOf = (type: FaceType, gender: Gender) => SvgNode

interface Pattern {
  readonly type: FaceType
  readonly gender: Gender
}

/** The patterns that stand in one place: one of each gender at most. */
type Spot = ReadonlyArray<Pattern>

/** Both places on one map, among the patterns of the gender of the two, or of both genders. */
export const comparisonMapChart = (
  { faceTypes, faceMap }: Pick<Content, 'faceTypes' | 'faceMap'>,
  a: OnComparisonMap,
  b: OnComparisonMap,
  pictureOf: PictureOf,
): SvgNode => {
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

/** A name moved off a mark: aside, or below it if it stands in the middle of the name. */
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

/** Side by side if there are two. */
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

/** Below the faces, one line for each name. */
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
 * The places of two marks of a radius in a drawing of a size: where they are if both are to be seen there, else
 * moved apart along their line until they touch. Two in one place stand side by side.
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
