import type { NecklineTexts } from '../../../content/style-texts.js'

export const necklines: NecklineTexts = {
  byFaceLine: {
    WOMEN: {
      sharp: '轮廓利落，V领、衬衫领等有角度的领型与您相衬，干净有型。',
      standard: '轮廓的利落与圆润恰到好处，V领与圆领都能驾驭。',
      round: '轮廓圆润，圆领、一字领等线条平缓的领型与您相衬，柔和协调。',
    },
    MEN: {
      sharp: '轮廓利落，V领或尖领衬衫与您相衬，干净有型。',
      standard: '轮廓的利落与圆润恰到好处，V领与圆领都能驾驭。',
      round: '轮廓圆润，圆领或立领衬衫与您相衬，温和协调。',
    },
  },
  byPosition: {
    low: '五官重心偏低，领口浅一些、衣领小一些，比例更协调。',
    high: '五官重心偏高，领口与衣领略大一些，比例更协调。',
  },
}
