import type { Diagnosis, Gender } from '@kaoiro/core/diagnosis'
import { alsoSuits, keyColours } from '@kaoiro/core/palette'
import type { MakeUp } from './complexion.js'
import { hairColours, skins } from './complexion.js'
import { featuresOf, shapeOf } from './face-shape.js'
import { crop } from './hair-short.js'
import { drawnBackPlain } from './hair-up.js'
import type { Person } from './head.js'
import { headOf } from './head.js'
import { seasonMakeUp } from './make-up.js'
import type { SvgNode } from '../pen/svg.js'
import { group, picture } from '../pen/svg.js'

/** Hair that leaves the face free. */
const looks: Readonly<Record<Gender, Pick<Person, 'hair' | 'garment'>>> = {
  WOMEN: { hair: drawnBackPlain, garment: 'scoop' },
  MEN: { hair: crop, garment: 'crew' },
}

/** Colours that a face may wear instead of its season's. */
export type WornColours = Partial<Readonly<Record<'cloth' | keyof MakeUp, string>>>

/**
 * The face of a result: its features are those of the levels, so that the drawing agrees with every sentence. Skin and
 * hair, which the result does not tell, are natural and the same for everyone, with the same smile. The garment has the
 * first key colour, unless another is worn.
 */
export function resultFace(
  diagnosis: Diagnosis,
  { cloth: own, ...makeUp }: WornColours = {},
): SvgNode {
  const { faceTypeAnalysis, gender, colorType } = diagnosis
  const cloth = own ?? keyColours(colorType, alsoSuits(diagnosis))[0]?.colour
  const complexion = {
    skin: skins.golden,
    hair: hairColours.umber,
    makeUp: gender === 'MEN' ? null : { ...seasonMakeUp(colorType), ...makeUp },
  }
  const look = { ...looks[gender], ...(cloth !== undefined && { cloth }) }
  return picture(240, 280, [
    group([headOf(shapeOf(featuresOf(faceTypeAnalysis), gender, 1), look, complexion)], {
      transform: 'translate(120 -15) scale(1.14)',
    }),
  ])
}
