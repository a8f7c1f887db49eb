import { keyColours, makeUpColours } from '@kaoiro/core/palette'
import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { filled } from './card-parts.js'
import { patternPicture } from '../figure/face-drawing.js'
import { seasonPicture } from '../scenes/season-drawing.js'
import { portraitPanel } from './portrait.js'
import type { SvgNode } from '../pen/svg.js'
import { node, picture } from '../pen/svg.js'

/** The results that the first screen shows as examples. */
export const sampleResults: Readonly<
  Record<Gender, { readonly faceType: FaceType; readonly colorType: Season }>
> = {
  MEN: { faceType: 'simple', colorType: 'winter' },
  WOMEN: { faceType: 'chic', colorType: 'spring' },
}

const portrait = { x: 0, y: 0, width: 320, height: 300 } as const

const strip = 22

/**
 * Seconds until a face has worn all its colours. Then it rests: longer motion would need a pause button (WCAG 2.2,
 * 2.2.2).
 */
const duration = 5

/** The share of a colour's time before the next one fades in. */
const rest = 0.7

/**
 * Shows each colour in turn, and the first again. SMIL, because a policy that forbids inline styles, as the service's does,
 * may apply within files, too.
 */
function inTurn(colours: ReadonlyArray<string>): SvgNode {
  const times = colours.flatMap((_, at) => [at, at + rest].map((time) => time / colours.length))
  return node('animate', {
    attributeName: 'fill',
    dur: `${duration}s`,
    values: [...colours.flatMap((colour) => [colour, colour]), colours[0] ?? ''].join(';'),
    keyTimes: [...times, 1].map((time) => time.toFixed(2)).join(';'),
  })
}

/** Gives the parts of a drawing that have one colour these colours in turn, or, if it is still, the first. */
function recoloured(
  drawing: SvgNode,
  from: string | undefined,
  colours: ReadonlyArray<string>,
  isStill: boolean,
): SvgNode {
  const children = drawing.children.map((child) =>
    typeof child === 'string' ? child : recoloured(child, from, colours, isStill),
  )
  const { tag, attributes } = drawing
  if (attributes['fill'] !== from) return node(tag, attributes, children)
  const [first = ''] = colours
  return node(tag, { ...attributes, fill: first }, isStill ? [] : [inTurn(colours)])
}

/** Marks the garment, which may have the colour of the lips. */
const marked = 'currentColor'

/**
 * An example of a result: the pattern's face in front of the season's plant, above the season's key colours. The cloth has
 * each of these in turn, and a woman's lips as many shades of lipstick.
 */
export function samplePicture(gender: Gender, isStill = false): SvgNode {
  const { faceType, colorType } = sampleResults[gender]
  const cloths = keyColours(colorType).map(({ colour }) => colour)
  const lips = makeUpColours(colorType, null, 'lips')
    .wear.slice(0, cloths.length)
    .map(({ colour }) => colour)
  const plain = patternPicture(faceType, gender, colorType, marked)
  const face = gender === 'MEN' ? plain : recoloured(plain, lips[0], lips, isStill)
  const width = portrait.width / cloths.length
  return picture(portrait.width, portrait.height + strip, [
    portraitPanel(
      {
        season: colorType,
        face: recoloured(face, marked, cloths, isStill),
        plant: seasonPicture(colorType),
      },
      portrait,
      { faceHeight: 326, plantAt: 0.5 },
    ),
    ...cloths.map((colour, at) =>
      filled({ x: at * width, y: portrait.height, width, height: strip }, colour),
    ),
  ])
}
