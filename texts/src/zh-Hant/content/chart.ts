import type { Content } from '../../content/content.js'

export const axes: Content['axes'] = [
  {
    title: '臉部輪廓',
    levels: ['俐落', '略俐落', '平均', '略圓潤', '圓潤'],
  },
  {
    title: '眉形角度',
    levels: ['弧形', '略帶弧度', '平均', '略平直', '平直'],
  },
  {
    title: '眼型',
    levels: ['渾圓', '略圓', '平均', '略細長', '細長'],
  },
  {
    title: '唇形大小',
    levels: ['偏大', '平均', '偏小'],
  },
  {
    title: '五官位置',
    levels: ['偏低', '平均', '偏高'],
  },
]

export const faceMap: Content['faceMap'] = {
  childLike: '青春',
  adultLike: '成熟',
  linear: '直線',
  curved: '曲線',
}
