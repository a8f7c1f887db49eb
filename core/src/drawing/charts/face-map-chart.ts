import type { MapPosition } from '../../chart/face-map.js'
import { typePositions } from '../../chart/face-map.js'
import type { Content } from '../../content/content.js'
import type { FaceType } from '../../diagnosis/face-type.js'
import { faceTypesOf } from '../../diagnosis/face-type.js'
import type { Gender } from '../../diagnosis/gender.js'
import { patternPicture } from '../figure/face-drawing.js'
import type { SvgNode } from '../pen/svg.js'
import { node, picture } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Label } from './label.js'
import { asideOf, freest, lettering } from './label.js'
import { axes, ends, faceMapSize, face, onMap, pointOf } from './map-frame.js'
import { markAt, markLabels, markRadius } from './map-mark.js'

/** How far a name goes aside for the mark: it must still stand below its face. */
const maxAside = 32

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
      onMap(aside(nameOf(type, faceTypes[type].name, type === own))),
    ),
  ]
  return picture(faceMapSize.width, faceMapSize.height, [
    ...axes(),
    ...faceTypesOf(gender).map((type) => faceOf(type, pictureOf(type), type === own)),
    markAt(you),
    // Over the mark, which may stand in the middle of a name.
    ...words.map(lettering),
    lettering(freest(markLabels(you, text, onMap), words)),
  ])
}

/** @param drawn a drawing, or an image of one */
const faceOf = (type: FaceType, drawn: SvgNode, own: boolean): SvgNode => {
  const { x, y } = pointOf(typePositions[type])
  return node(
    drawn.tag,
    {
      ...drawn.attributes,
      ...face,
      x: x - face.width / 2,
      y: y - face.height / 2 - 8,
      ...(own ? {} : { opacity: 0.55 }),
    },
    drawn.children,
  )
}

const nameOf = (type: FaceType, name: string, own: boolean): Label => {
  const { x, y } = pointOf(typePositions[type])
  return {
    text: name,
    x,
    y: y + face.height / 2 + 5,
    face: own ? 'mincho' : 'gothic',
    size: own ? 13 : 11,
    tone: own ? tones.ink : tones.inkSoft,
  }
}
