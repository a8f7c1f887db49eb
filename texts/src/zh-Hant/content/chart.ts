import type { Content } from '../../content/content.js'

export const axes: Content['axes'] = [
  {
    title: '臉部輪廓',
    levels: ['俐落', '略俐落', '標準', '略圓潤', '圓潤'],
  },
  {
    title: '眉形角度',
    levels: ['弧形', '略帶弧度', '標準', '略平直', '平直'],
  },
  {
    title: '眼型',
    levels: ['渾圓', '略圓', '標準', '略細長', '細長'],
  },
  {
    title: '唇形大小',
    levels: ['偏大', '標準', '偏小'],
  },
  {
    title: '五官位置',
    levels: ['偏低', '標準', '偏高'],
  },
]

export const faceMap: Content['faceMap'] = {
  childLike: '青春',
  adultLike: '成熟',
  linear: '直線',
  curved: '曲線',
}
