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
  'child-like': 'leaning youthful',
  'slightly-child-like': 'leaning slightly youthful',
  middle: 'midway between youthful and mature',
  'slightly-adult-like': 'leaning slightly mature',
  'adult-like': 'leaning mature',
}

const placeWords = ({ curve, age }: MapPlace): string =>
  curve === 'middle' && age === 'middle' ? 'at the centre' : `${curves[curve]}, ${ages[age]}`

export const pictures: PictureTexts = {
  pattern: (type) => `An illustration of a face in the ${faceTypes[type].name} pattern.`,
  season: (season) => `An illustration in the colours of ${seasons[season].name}.`,
  palette: (season) =>
    `A palette of ${palettes[season].length} colours for ${seasons[season].name}.`,
  faceMap: ({ place, type }) =>
    `On the face map, the result is ${placeWords(place)}, close to ${faceTypes[type].name}.`,
  composition: (shares) => {
    const parts = seasonsByShare(shares).map((season) => `${shortNames[season]} ${shares[season]}%`)
    return `Share of each season: ${parts.join(', ')}.`
  },
}
