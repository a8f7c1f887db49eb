import { keyColours } from '@kaoiro/core/palette'
import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import { filled } from './card-parts.js'
import { patternPicture } from '../figure/face-drawing.js'
import { seasonPicture } from '../scenes/season-drawing.js'
import { portraitPanel } from './portrait.js'
import type { SvgNode } from '../pen/svg.js'
import { picture } from '../pen/svg.js'

/** The results that the first screen shows as examples. */
export const sampleResults: Readonly<
  Record<Gender, { readonly faceType: FaceType; readonly colorType: Season }>
> = {
  MEN: { faceType: 'simple', colorType: 'winter' },
  WOMEN: { faceType: 'chic', colorType: 'spring' },
}

const portrait = { x: 0, y: 0, width: 320, height: 226 } as const

const strip = 22

/** An example of a result: the pattern's face in front of the season's plant, above the season's key colours. */
export function samplePicture(gender: Gender): SvgNode {
  const { faceType, colorType } = sampleResults[gender]
  const colours = keyColours(colorType)
  const width = portrait.width / colours.length
  return picture(portrait.width, portrait.height + strip, [
    portraitPanel(
      {
        season: colorType,
        face: patternPicture(faceType, gender, colorType),
        plant: seasonPicture(colorType),
      },
      portrait,
      { faceHeight: 248, plantAt: 0.62 },
    ),
    ...colours.map(({ colour }, at) =>
      filled({ x: at * width, y: portrait.height, width, height: strip }, colour),
    ),
  ])
}
