import type { GlassesTexts } from '../../../content/style-texts.js'

export const glasses: GlassesTexts = {
  byFaceLine: {
    sharp:
      'シャープなフェイスラインには、スクエアやウェリントンなど、角のあるフレームがよく合います。',
    standard:
      'シャープさと丸みの釣り合ったフェイスラインには、まず、角を少し落としたウェリントンをお試しください。',
    round:
      '丸みのあるフェイスラインには、ボストンやオーバルなど、丸みのあるフレームがよく合います。',
  },
  byBrows: {
    arch: '上の縁が、眉のアーチに無理なく重なる高さのものをお選びください。',
    straight: '上の縁が、まっすぐな眉に無理なく重なる高さのものをお選びください。',
  },
  byEyes: {
    round: 'レンズの上下に少し深さがあると、目元の丸みがのびやかに見えます。',
    narrow: 'レンズの上下がやや浅いと、切れ長の目元が引き立ちます。',
  },
}
