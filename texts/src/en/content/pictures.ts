import type { AgePlace, CurvePlace, MapPlace } from '@kaoiro/core/chart'
import { seasonsByShare } from '@kaoiro/core/diagnosis'
import type { PictureTexts } from '../../content/content.js'
import { palettes } from '@kaoiro/core/palette'
import { faceTypes } from './face-types.js'
import { seasons, shortNames } from './seasons.js'

const curves: Readonly<Record<CurvePlace, string>> = {
  linear: 'on the linear side',
  'slightly-linear': 'slightly to the linear side',
  middle: 'midway between linear and curved',
  'slightly-curved': 'slightly to the curved side',
  curved: 'on the curved side',
}

const ages: Readonly<Record<AgePlace, string>> = {
  'child-like': 'towards child-like',
  'slightly-child-like': 'slightly towards child-like',
  middle: 'midway between child-like and adult-like',
  'slightly-adult-like': 'slightly towards adult-like',
  'adult-like': 'towards adult-like',
}

const placeWords = ({ curve, age }: MapPlace): string =>
  curve === 'middle' && age === 'middle' ? 'at the centre' : `${curves[curve]}, ${ages[age]}`

export const pictures: PictureTexts = {
  pattern: (type) => `An illustration of a face in the ${faceTypes[type].name} pattern.`,
  season: (season) => `An illustration in the colours of ${seasons[season].name}.`,
  palette: (season) =>
    `A palette of ${palettes[season].length} colours that suit ${seasons[season].name}.`,
  faceMap: ({ place, type }) =>
    `Your place on the face map is ${placeWords(place)}, close to ${faceTypes[type].name}.`,
  composition: (shares) => {
    const parts = seasonsByShare(shares).map((season) => `${shortNames[season]} ${shares[season]}%`)
    return `Your colours by season: ${parts.join(', ')}.`
  },
}
