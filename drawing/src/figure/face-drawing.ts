import type { MapPosition } from '@kaoiro/core/chart'
import { typePositions } from '@kaoiro/core/chart'
import type { FaceType, Gender, Season } from '@kaoiro/core/diagnosis'
import type { MakeUp, SkinName } from './complexion.js'
import type { FaceFeatures } from './face-shape.js'
import { featuresAt } from './face-shape.js'
import { bob, crop, tousled, parted, swept } from './hair-short.js'
import { shoulderLength, straight, waves } from './hair-loose.js'
import { chignon, slicked, tied } from './hair-up.js'
import { plainMakeUp, seasonMakeUp } from './make-up.js'
import type { Person } from './head.js'
import { head } from './head.js'
import type { SvgNode } from '../pen/svg.js'
import { group, picture } from '../pen/svg.js'

/**
 * The person of each pattern that women can be shown. Patterns on opposite sides of the map share a skin tone, and
 * `basic` in its middle has the fourth, so that no tone belongs to one side of the map.
 */
const women: Partial<Readonly<Record<FaceType, Person>>> = {
  natural: { skin: 'golden', hair: straight, hairColour: 'ash', garment: 'shirt' },
  sweet: { skin: 'golden', hair: waves, hairColour: 'chestnut', garment: 'scoop' },
  pretty: { skin: 'fair', hair: bob, hairColour: 'umber', garment: 'round' },
  handsome: { skin: 'fair', hair: slicked, hairColour: 'black', garment: 'lapel' },
  'smart-casual': { skin: 'tan', hair: tied, hairColour: 'umber', garment: 'high' },
  chic: { skin: 'tan', hair: chignon, hairColour: 'black', garment: 'vee' },
  basic: { skin: 'deep', hair: shoulderLength, hairColour: 'black', garment: 'crew' },
}

/** Four people with the four tones; every half of the map has a lighter and a darker one. */
const men: Partial<Readonly<Record<FaceType, Person>>> = {
  simple: { skin: 'deep', hair: crop, hairColour: 'black', garment: 'shirt' },
  casual: { skin: 'golden', hair: tousled, hairColour: 'ash', garment: 'crew' },
  wild: { skin: 'fair', hair: swept, hairColour: 'chestnut', garment: 'vee' },
  chic: { skin: 'tan', hair: parted, hairColour: 'umber', garment: 'lapel' },
}

/** People with hair that leaves the face free, for faces that do not represent a pattern. */
const plain: Readonly<Record<Gender, Person>> = {
  WOMEN: { skin: 'golden', hair: tied, hairColour: 'umber', garment: 'high' },
  MEN: { skin: 'golden', hair: crop, hairColour: 'umber', garment: 'crew' },
}

/** The person of a pattern; a plain one for a pattern that the gender is not shown. */
export function personOf(faceType: FaceType, gender: Gender): Person {
  return (gender === 'MEN' ? men : women)[faceType] ?? plain[gender]
}

/** Women wear make-up, in a season's colours if there is one; men's lips have a natural tone. */
const makeUpOf = (skin: SkinName, gender: Gender, season?: Season): MakeUp | null => {
  if (gender === 'MEN') return null
  return season === undefined ? plainMakeUp(skin) : seasonMakeUp(season, skin)
}

const portrait = (
  features: FaceFeatures,
  gender: Gender,
  person: Parameters<typeof head>[2],
  season?: Season,
): SvgNode => {
  const makeUp = makeUpOf(person.skin, gender, season)
  return picture(240, 280, [
    group([head(features, gender, person, makeUp)], {
      transform: 'translate(120 -15) scale(1.14)',
    }),
  ])
}

const drawn = new Map<string, SvgNode>()

/**
 * A pattern's face with the gender's hair. Cached: a map shows up to seven, and drawing one takes milliseconds.
 *
 * @param season colours a woman's lips and cheeks
 * @param cloth colours the garment
 */
export function patternPicture(
  faceType: FaceType,
  gender: Gender,
  season?: Season,
  cloth?: string,
): SvgNode {
  const key = `${faceType} ${gender} ${gender === 'MEN' ? '' : season} ${cloth}`
  const person = { ...personOf(faceType, gender), ...(cloth !== undefined && { cloth }) }
  const picture =
    drawn.get(key) ?? portrait(featuresAt(typePositions[faceType]), gender, person, season)
  drawn.set(key, picture)
  return picture
}

/** A face for any position on the map, with plain hair. */
export function faceAt(position: MapPosition, gender: Gender): SvgNode {
  return portrait(featuresAt(position), gender, plain[gender])
}
