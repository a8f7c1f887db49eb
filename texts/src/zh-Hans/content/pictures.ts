import type { AgePlace, CurvePlace, MapPlace } from '@kaoiro/core/chart'
import { seasonsByShare } from '@kaoiro/core/diagnosis'
import type { PictureTexts } from '../../content/content.js'
import { palettes } from '@kaoiro/core/palette'
import { faceTypes } from './face-types.js'
import { seasons, shortNames } from './seasons.js'

const curves: Readonly<Record<CurvePlace, string>> = {
  linear: '偏直线感',
  'slightly-linear': '略偏直线感',
  middle: '直线感与曲线感居中',
  'slightly-curved': '略偏曲线感',
  curved: '偏曲线感',
}

const ages: Readonly<Record<AgePlace, string>> = {
  'child-like': '偏青春感',
  'slightly-child-like': '略偏青春感',
  middle: '青春感与成熟感居中',
  'slightly-adult-like': '略偏成熟感',
  'adult-like': '偏成熟感',
}

const placeWords = ({ curve, age }: MapPlace): string =>
  curve === 'middle' && age === 'middle' ? '位于正中' : `${curves[curve]}，${ages[age]}`

export const pictures: PictureTexts = {
  pattern: (type) => `“${faceTypes[type].name}”面容的插画。`,
  season: (season) => `表现“${seasons[season].name}”色调的插画。`,
  palette: (season) => `适合“${seasons[season].name}”的${palettes[season].length}种颜色。`,
  faceMap: ({ place, type }) => `在风格坐标上${placeWords(place)}，靠近“${faceTypes[type].name}”。`,
  composition: (shares) => {
    const parts = seasonsByShare(shares).map((season) => `${shortNames[season]}${shares[season]}%`)
    return `四季色彩的占比为${parts.join('、')}。`
  },
}
