import type { AgePlace, CurvePlace, MapPlace } from '@kaoiro/core/chart'
import { seasonsByShare } from '@kaoiro/core/diagnosis'
import type { PictureTexts } from '../../content/content.js'
import { palettes } from '@kaoiro/core/palette'
import { faceTypes } from './face-types.js'
import { seasons, shortNames } from './seasons.js'

const curves: Readonly<Record<CurvePlace, string>> = {
  linear: '직선 쪽',
  'slightly-linear': '약간 직선 쪽',
  middle: '직선과 곡선의 중간',
  'slightly-curved': '약간 곡선 쪽',
  curved: '곡선 쪽',
}

const ages: Readonly<Record<AgePlace, string>> = {
  'child-like': '동안형 쪽',
  'slightly-child-like': '약간 동안형 쪽',
  middle: '동안형과 성숙형의 중간',
  'slightly-adult-like': '약간 성숙형 쪽',
  'adult-like': '성숙형 쪽',
}

const placeWords = ({ curve, age }: MapPlace): string =>
  curve === 'middle' && age === 'middle' ? '한가운데' : `${curves[curve]}, ${ages[age]}`

export const pictures: PictureTexts = {
  pattern: (type) => `‘${faceTypes[type].name}’ 얼굴을 그린 일러스트입니다.`,
  season: (season) => `‘${seasons[season].name}’의 색감을 표현한 일러스트입니다.`,
  palette: (season) =>
    `‘${seasons[season].name}’에 어울리는 컬러 견본 ${palettes[season].length}가지입니다.`,
  faceMap: ({ place, type }) =>
    `페이스 맵에서 ${placeWords(place)}에 있으며, 가장 가까운 것은 ‘${faceTypes[type].name}’ 패턴입니다.`,
  composition: (shares) => {
    const parts = seasonsByShare(shares).map((season) => `${shortNames[season]} ${shares[season]}%`)
    return `시즌별 비율은 ${parts.join(', ')}입니다.`
  },
}
