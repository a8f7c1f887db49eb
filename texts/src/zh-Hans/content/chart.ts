import type { Content } from '../../content/content.js'

export const axes: Content['axes'] = [
  {
    title: '脸部轮廓',
    levels: ['利落', '偏利落', '平均', '偏圆润', '圆润'],
  },
  {
    title: '眉形',
    levels: ['弧形', '偏弧形', '平均', '偏平直', '平直'],
  },
  {
    title: '眼形',
    levels: ['圆润', '偏圆润', '平均', '偏细长', '细长'],
  },
  {
    title: '唇形',
    levels: ['舒展', '平均', '小巧'],
  },
  {
    title: '五官重心',
    levels: ['偏低', '平均', '偏高'],
  },
]

export const faceMap: Content['faceMap'] = {
  childLike: '青春感',
  adultLike: '成熟感',
  linear: '直线感',
  curved: '曲线感',
}
