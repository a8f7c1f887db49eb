import type { GlassesTexts } from '../../../content/style-texts.js'

export const glasses: GlassesTexts = {
  byFaceLine: {
    sharp: '轮廓利落，很适合方框、威灵顿框等有棱角的镜框。',
    standard: '轮廓的利落与圆润恰到好处，不妨先试试棱角略微柔化的威灵顿框。',
    round: '轮廓圆润，很适合波士顿框、椭圆框等线条柔和的镜框。',
  },
  byBrows: {
    arch: '镜框上缘的高度，宜与眉形的弧度自然重合。',
    straight: '镜框上缘的高度，宜与平直的眉形自然重合。',
  },
  byEyes: {
    round: '镜片稍高一些，更能舒展圆润的眼形。',
    narrow: '镜片略窄一些，更能衬托细长的眼形。',
  },
}
