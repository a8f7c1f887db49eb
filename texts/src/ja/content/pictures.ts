import type { AgePlace, CurvePlace, MapPlace } from '@kaoiro/core/chart'
import { seasonsByShare } from '@kaoiro/core/diagnosis'
import type { PictureTexts } from '../../content/content.js'
import { palettes } from '@kaoiro/core/palette'
import { faceTypes } from './face-types.js'
import { seasons, shortNames } from './seasons.js'

const curves: Readonly<Record<CurvePlace, string>> = {
  linear: '直線寄り',
  'slightly-linear': 'やや直線寄り',
  middle: '直線と曲線の中間',
  'slightly-curved': 'やや曲線寄り',
  curved: '曲線寄り',
}

const ages: Readonly<Record<AgePlace, string>> = {
  'child-like': '子ども顔寄り',
  'slightly-child-like': 'やや子ども顔寄り',
  middle: '子ども顔と大人顔の中間',
  'slightly-adult-like': 'やや大人顔寄り',
  'adult-like': '大人顔寄り',
}

const placeWords = ({ curve, age }: MapPlace): string => {
  if (curve === 'middle' && age === 'middle') return '中央'
  const mark = curve === 'middle' || age === 'middle' ? '、' : '・'
  return `${curves[curve]}${mark}${ages[age]}`
}

export const pictures: PictureTexts = {
  pattern: (type) => `「${faceTypes[type].name}」の顔立ちを描いたイラストです。`,
  season: (season) => `「${seasons[season].name}」の色合いを表したイラストです。`,
  palette: (season) =>
    `「${seasons[season].name}」に似合う${palettes[season].length}色の見本です。`,
  faceMap: ({ place, type }) =>
    `フェイスマップでの位置は${placeWords(place)}で、「${faceTypes[type].name}」の近くです。`,
  composition: (shares) => {
    const parts = seasonsByShare(shares).map((season) => `${shortNames[season]}${shares[season]}%`)
    return `シーズンの割合は、${parts.join('、')}です。`
  },
}
