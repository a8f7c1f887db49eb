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
import type { Label, Point } from './label.js'
import { asideOf, freest, lettering, within } from './label.js'
import { markAt, markLabels, markRadius } from './map-mark.js'

export const faceMapSize = { width: 312, height: 336 } as const

const centre = { x: 156, y: 168 } as const
/** Drawing units from the middle to 1: the patterns, which stand within 0.55, fill the map. */
const unit = { x: 204, y: 208 } as const
const face = { width: 58, height: 68 } as const
/** How far a name goes aside for the mark: it must still stand below its face. */
const maxAside = 32

const pointOf = ({ curve, age }: MapPosition): Point => ({
  x: centre.x + unit.x * curve,
  y: centre.y + unit.y * age,
})

const onMap = within(faceMapSize.width)

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

const axes = (): ReadonlyArray<SvgNode> => {
  const { x, y } = centre
  const line = { stroke: tones.inkFaint, 'stroke-width': 0.75 }
  return [
    node('line', { ...line, x1: x, y1: 22, x2: x, y2: faceMapSize.height - 22 }),
    node('line', { ...line, x1: 0, y1: y, x2: faceMapSize.width, y2: y }),
  ]
}

/** What the ends of the axes are called; those of the level one stand above the faces beside it. */
const ends = (words: Content['faceMap']): ReadonlyArray<Label> => {
  const end = (text: string, x: number, y: number): Label =>
    onMap({ text, x, y, face: 'gothic', size: 11.5, tone: tones.inkSoft })
  return [
    end(words.childLike, centre.x, 12),
    end(words.adultLike, centre.x, faceMapSize.height - 6),
    end(words.linear, 0, centre.y - 48),
    end(words.curved, faceMapSize.width, centre.y - 48),
  ]
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
