import type { MapPosition } from '../../chart/face-map.js'
import { typePositions } from '../../chart/face-map.js'
import type { Content } from '../../content/content.js'
import type { FaceType } from '../../diagnosis/face-type.js'
import { faceTypesOf } from '../../diagnosis/face-type.js'
import type { Gender } from '../../diagnosis/gender.js'
import { patternPicture } from '../figure/face-drawing.js'
import type { SvgNode } from '../pen/svg.js'
import { picture } from '../pen/svg.js'
import type { Point } from './label.js'
import { asideOf, freest, lettering } from './label.js'
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
import { markAt, markLabels, markRadius } from './map-mark.js'

export interface FaceMap {
  readonly gender: Gender
  /** The visitor's pattern, and the place of their mark in its cell. */
  readonly own: FaceType
  readonly visitor: MapPosition
  /** What stands at the visitor's place. */
  readonly you: string
  /** A pattern's face; left out, it is drawn into the chart. */
  readonly pictureOf?: (type: FaceType) => SvgNode
}

/**
 * The patterns of a gender where they stand, and the visitor among them: linear to curved from the
 * left, child-like to adult-like from the top.
 */
export const faceMapChart = (
  { faceTypes, faceMap }: Pick<Content, 'faceTypes' | 'faceMap'>,
  { gender, own, visitor, you: text, pictureOf = (type) => patternPicture(type, gender) }: FaceMap,
): SvgNode => {
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
      faceOnMap(placeOf(type), face, pictureOf(type), type === own),
    ),
    markAt(you),
    // Over the mark, which may stand in the middle of a name.
    ...words.map(lettering),
    lettering(freest(markLabels(you, text, onMap), words)),
  ])
}

const placeOf = (type: FaceType): Point => pointOf(typePositions[type])
