import type { Content } from '../../content/content.js'

export const axes: Content['axes'] = [
  {
    title: '얼굴선',
    levels: ['날렵한', '약간 날렵한', '평균', '약간 둥근', '둥근'],
  },
  {
    title: '눈썹 각도',
    levels: ['아치형', '약간 아치형', '평균', '약간 일자형', '일자형'],
  },
  {
    title: '눈매',
    levels: ['둥근', '약간 둥근', '평균', '약간 가는', '가는'],
  },
  {
    title: '입술 크기',
    levels: ['큰 편', '평균', '작은 편'],
  },
  {
    title: '눈·코·입 위치(턱 기준)',
    levels: ['낮은 편', '평균', '높은 편'],
  },
]

export const faceMap: Content['faceMap'] = {
  childLike: '동안형',
  adultLike: '성숙형',
  linear: '직선',
  curved: '곡선',
}
