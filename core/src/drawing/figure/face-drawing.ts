import type { MapPosition } from '../../chart/face-map.js'
import { typePositions } from '../../chart/face-map.js'
import type { FaceType } from '../../diagnosis/face-type.js'
import type { Gender } from '../../diagnosis/gender.js'
import type { FaceFeatures } from './face-shape.js'
import { featuresAt } from './face-shape.js'
import { bob, crop, tousled, parted, swept } from './hair-short.js'
import { shoulderLength, straight, waves } from './hair-loose.js'
import { chignon, slicked, tied } from './hair-up.js'
import type { Styling } from './head.js'
import { head } from './head.js'
import type { SvgNode } from '../pen/svg.js'
import { group, picture } from '../pen/svg.js'

/** Hair and garment for each pattern that women can be shown. */
const women: Partial<Readonly<Record<FaceType, Styling>>> = {
  natural: { hair: straight, garment: 'shirt' },
  pretty: { hair: bob, garment: 'round' },
  handsome: { hair: slicked, garment: 'lapel' },
  sweet: { hair: waves, garment: 'scoop' },
  basic: { hair: shoulderLength, garment: 'crew' },
  'smart-casual': { hair: tied, garment: 'high' },
  chic: { hair: chignon, garment: 'vee' },
}

const men: Partial<Readonly<Record<FaceType, Styling>>> = {
  simple: { hair: crop, garment: 'shirt' },
  casual: { hair: tousled, garment: 'crew' },
  wild: { hair: swept, garment: 'vee' },
  chic: { hair: parted, garment: 'lapel' },
}

/** Hair that leaves the face free, for faces that do not represent a pattern. */
const plain: Readonly<Record<Gender, Styling>> = {
  WOMEN: { hair: tied, garment: 'high' },
  MEN: { hair: crop, garment: 'crew' },
}

const portrait = (features: FaceFeatures, gender: Gender, styling: Styling): SvgNode =>
  picture(240, 280, [
    group([head(features, gender, styling)], { transform: 'translate(120 -15) scale(1.14)' }),
  ])

const drawPattern = (faceType: FaceType, gender: Gender): SvgNode =>
  portrait(
    featuresAt(typePositions[faceType]),
    gender,
    (gender === 'MEN' ? men : women)[faceType] ?? plain[gender],
  )

const drawn = new Map<string, SvgNode>()

/** A pattern's face with the gender's hair. Cached: a map shows up to seven, and drawing one takes milliseconds. */
export const patternPicture = (faceType: FaceType, gender: Gender): SvgNode => {
  const key = `${faceType} ${gender}`
  const picture = drawn.get(key) ?? drawPattern(faceType, gender)
  drawn.set(key, picture)
  return picture
}

/** A face for any position on the map, with plain hair. */
export const faceAt = (position: MapPosition, gender: Gender): SvgNode =>
  portrait(featuresAt(position), gender, plain[gender])
