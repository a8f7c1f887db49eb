import type { GlassesTexts } from '../../../../content/style-texts.js'

export const glasses: GlassesTexts = {
  byFaceLine: {
    sharp: 'フェイスラインの直線には、スクエアやウェリントンなど、角のあるフレームがよく合います。',
    standard:
      'フェイスラインが直線にも曲線にも寄らないので、まずは角を少し落としたウェリントンをお試しください。',
    round: 'フェイスラインの曲線には、ボストンやオーバルなど、丸みのあるフレームがよく合います。',
  },
  byBrows: {
    arch: '上の縁は、眉のアーチに沿ってゆるやかに弧を描くものをお選びください。',
    straight: '上の縁は、眉に沿ってまっすぐ通るものをお選びください。',
  },
  byEyes: {
    round: '上下に少し深さのあるレンズなら、目の丸みがのびやかに見えます。',
    narrow: '上下の浅い横長のレンズなら、切れ長の目元が引き立ちます。',
  },
}
