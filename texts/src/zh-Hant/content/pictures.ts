import type { AgePlace, CurvePlace, MapPlace } from '@kaoiro/core/chart'
import { seasonsByShare } from '@kaoiro/core/diagnosis'
import type { PictureTexts } from '../../content/content.js'
import { palettes } from '@kaoiro/core/palette'
import { faceTypes } from './face-types.js'
import { seasons, shortNames } from './seasons.js'

const curves: Readonly<Record<CurvePlace, string>> = {
  linear: '偏直線',
  'slightly-linear': '略偏直線',
  middle: '直線與曲線之間',
  'slightly-curved': '略偏曲線',
  curved: '偏曲線',
}

const ages: Readonly<Record<AgePlace, string>> = {
  'child-like': '偏青春',
  'slightly-child-like': '略偏青春',
  middle: '青春與成熟之間',
  'slightly-adult-like': '略偏成熟',
  'adult-like': '偏成熟',
}

const placeWords = ({ curve, age }: MapPlace): string =>
  curve === 'middle' && age === 'middle' ? '中央' : `${curves[curve]}、${ages[age]}`

export const pictures: PictureTexts = {
  pattern: (type) => `描繪「${faceTypes[type].name}」臉部特徵的插畫。`,
  season: (season) => `呈現「${seasons[season].name}」色調的插畫。`,
  palette: (season) => `適合「${seasons[season].name}」的${palettes[season].length}色色票。`,
  faceMap: ({ place, type }) =>
    `在風格地圖上的位置：${placeWords(place)}，靠近「${faceTypes[type].name}」。`,
  composition: (shares) => {
    const parts = seasonsByShare(shares).map((season) => `${shortNames[season]}${shares[season]}%`)
    return `四季比例：${parts.join('、')}。`
  },
}
