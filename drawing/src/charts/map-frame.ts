import type { MapPosition } from '@kaoiro/core/chart'
import type { FaceType } from '@kaoiro/core/diagnosis'
import type { SvgNode } from '../pen/svg.js'
import { group, node } from '../pen/svg.js'
import { tones } from '../pen/tones.js'
import type { Label, Point } from './lettering.js'
import { within } from './lettering.js'

export const faceMapSize = { width: 312, height: 336 } as const

const centre = { x: 156, y: 168 } as const
/** Drawing units per map unit. The patterns, which are within 0.55, fill the drawing. */
const unit = { x: 204, y: 208 } as const
/** Size of a pattern's face; leaves space for its name. */
export const face = { width: 58, height: 68 } as const
export function pointOf({ curve, age }: MapPosition): Point {
  return {
    x: centre.x + unit.x * curve,
    y: centre.y + unit.y * age,
  }
}

export const onMap = within(faceMapSize.width)

/** How far a name may be shifted sideways, away from a mark, and still be below its face. */
export const maxAside = 32

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * A pattern's face centred on a map position, with space for its name below; faded unless it is the visitor's own.
 *
 * @param drawn a drawing or an image of the face
 */
export function faceOnMap(
  { x, y }: Point,
  { width, height }: Size,
  drawn: SvgNode,
  own: boolean,
): SvgNode {
  return group([
    // Interrupts the axes, which would show through a faded face.
    ...(own
      ? []
      : [
          node('ellipse', {
            cx: x,
            cy: y - 8,
            rx: 0.34 * width,
            ry: 0.5 * height,
            fill: tones.ground,
          }),
        ]),
    node(
      drawn.tag,
      {
        ...drawn.attributes,
        width,
        height,
        x: x - width / 2,
        y: y - height / 2 - 8,
        ...(own ? {} : { opacity: 0.55 }),
      },
      drawn.children,
    ),
  ])
}

/** A pattern's name, placed below a face of this height. */
export function nameOnMap({ x, y }: Point, height: number, text: string, own: boolean): Label {
  return {
    text,
    x,
    y: y + height / 2 + 5,
    face: own ? 'mincho' : 'gothic',
    size: own ? 13 : 11,
    tone: own ? tones.ink : tones.inkSoft,
  }
}

export function axes(): ReadonlyArray<SvgNode> {
  const { x, y } = centre
  const line = { stroke: tones.inkFaint, 'stroke-width': 0.75 }
  return [
    node('line', { ...line, x1: x, y1: 22, x2: x, y2: faceMapSize.height - 22 }),
    node('line', { ...line, x1: 0, y1: y, x2: faceMapSize.width, y2: y }),
  ]
}

/** Labels of the axes' ends. */
export interface AxisEnds {
  readonly childLike: string
  readonly adultLike: string
  readonly linear: string
  readonly curved: string
}

/** The texts of a map: the names of the patterns, and the axes' ends. */
export interface MapLabels {
  readonly faceTypes: Readonly<Record<FaceType, { readonly name: string }>>
  readonly faceMap: AxisEnds
}

/** The labels of the axes' ends. Those of the horizontal axis are placed above the adjacent faces. */
export function ends(words: AxisEnds): ReadonlyArray<Label> {
  const end = (text: string, x: number, y: number): Label =>
    onMap({ text, x, y, face: 'gothic', size: 11.5, tone: tones.inkSoft })
  return [
    end(words.childLike, centre.x, 12),
    end(words.adultLike, centre.x, faceMapSize.height - 6),
    end(words.linear, 0, centre.y - 48),
    end(words.curved, faceMapSize.width, centre.y - 48),
  ]
}
