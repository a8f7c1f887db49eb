import { texts as faces } from './face-check.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as sources } from './sources.js'

/** Texts of `check`. */
export const texts = {
  lacksEnd: '終了マーカーがありません（画像は完全です）',
  type: '形式',
  size: '大きさ',
  sentAs: '送信時',
  orientation: '向き',
  orientations: {
    1: 'そのまま',
    2: '左右反転を戻しました',
    3: '180°回転しました',
    4: '上下反転を戻しました',
    5: '反転と回転を戻しました',
    6: '時計回りに回転しました',
    7: '反転と回転を戻しました',
    8: '反時計回りに回転しました',
  },
  profile: 'プロファイル',
  noProfile: 'なし（sRGBとして扱います）',
  unnamed: '名前なし',
  uses: {
    srgb: (name: string) => `${name}（sRGB）`,
    converted: (name: string) => `${name}（sRGBに変換しました）`,
    unused: (name: string) => `${name}（対応していないため、色がずれることがあります）`,
  },
  lights: '明るい部分',
  shadows: '暗い部分',
  clipped: '白飛び',
  warmth: '赤み',
  greenness: '緑み',
  sharpness: '鮮明さ',
  min: (bound: string) => `${bound}以上`,
  max: (bound: string) => `${bound}以下`,
  between: (min: number, max: number) => `${min}～${max}`,
  good: 'この写真に問題は見つかりませんでした。',
  /** Instead of `good`, if faces were not checked. */
  goodWithoutFaces: 'ファイル、大きさ、光、鮮明さに問題はありません。',
  facesNotLookedFor: '顔は確認していません（--facesで確認します）。',
  faces,
  photos,
  progress,
  sources,
}

export type CheckTexts = typeof texts
