import type { Gender } from '@kaoiro/core/diagnosis'
import type { Complexion, HairColourName, MakeUp, SkinName } from './complexion.js'
import { hairColours, skins } from './complexion.js'
import { brows, eyes } from './eyes.js'
import type { Garment } from './bust.js'
import { bust } from './bust.js'
import type { FaceFeatures, FaceShape } from './face-shape.js'
import { shapeOf } from './face-shape.js'
import type { Hairstyle } from './hair.js'
import { hairPen } from './hair.js'
import { ears, face, mouth, nose } from './face.js'
import type { SvgNode } from '../pen/svg.js'
import { group } from '../pen/svg.js'

/** A person as drawn: skin, hair and garment. The features are those of a place on the map. */
export interface Person {
  readonly skin: SkinName
  readonly hair: Hairstyle
  readonly hairColour: HairColourName
  readonly garment: Garment
}

/** Head and shoulders around the axis x = 0, from about y = 20 to 260. */
export function head(
  features: FaceFeatures,
  gender: Gender,
  person: Person & { readonly cloth?: string },
  makeUp: MakeUp | null = null,
): SvgNode {
  return headOf(shapeOf(features, gender), person, {
    skin: skins[person.skin],
    hair: hairColours[person.hairColour],
    makeUp,
  })
}

/** The same in any shape and any colours. */
export function headOf(
  shape: FaceShape,
  look: Pick<Person, 'hair' | 'garment'> & { readonly cloth?: string },
  complexion: Complexion,
): SvgNode {
  const { skin } = complexion
  const hair = look.hair(shape, hairPen(complexion.hair))
  return group([
    hair.back,
    bust(shape, look.garment, skin, look.cloth),
    ears(shape, skin),
    face(shape, complexion),
    eyes(shape, complexion),
    brows(shape, complexion.hair),
    nose(shape, skin),
    mouth(shape, complexion),
    hair.front,
  ])
}
