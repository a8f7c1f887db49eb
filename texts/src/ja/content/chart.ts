import type { Content } from '../../content/content.js'

export const axes: Content['axes'] = [
  {
    title: 'フェイスライン',
    levels: ['シャープ', 'ややシャープ', '標準', 'やや丸い', '丸い'],
  },
  {
    title: '眉の角度',
    levels: ['アーチ', 'ややアーチ', '標準', 'ややストレート', 'ストレート'],
  },
  {
    title: '目の形',
    levels: ['丸い', 'やや丸い', '標準', 'やや細い', '細い'],
  },
  {
    title: '唇',
    levels: ['大きめ', '標準', '小さめ'],
  },
  {
    title: 'あごからの目・鼻・口の位置',
    levels: ['低い', '標準', '高い'],
  },
]

export const faceMap: Content['faceMap'] = {
  childLike: '子ども顔',
  adultLike: '大人顔',
  linear: '直線',
  curved: '曲線',
}
