import type { Language } from '@kaoiro/core/locales/language'
import type { Orientation } from '@kaoiro/core/photo/jpeg/orientation'
import type { ProfileUsed } from '../../photo/preparation.js'
import type { FaceWords } from './face-words.js'
import { faceWords } from './face-words.js'

export interface CheckWords extends FaceWords {
  readonly type: string
  readonly size: string
  readonly sentAs: string
  readonly orientation: string
  readonly orientations: Readonly<Record<Orientation, string>>
  readonly profile: string
  readonly noProfile: string
  readonly unnamed: string
  readonly uses: Readonly<Record<ProfileUsed['use'], (name: string) => string>>
  readonly lights: string
  readonly shadows: string
  readonly clipped: string
  readonly warmth: string
  readonly greenness: string
  readonly sharpness: string
  readonly min: (bound: string) => string
  readonly max: (bound: string) => string
  readonly between: (min: number, max: number) => string
  readonly good: string
  /** If no face was looked for. */
  readonly goodWithoutFaces: string
  readonly facesNotLookedFor: string
}

const en: CheckWords = {
  ...faceWords.en,
  type: 'Type',
  size: 'Size',
  sentAs: 'Sent as',
  orientation: 'Orientation',
  orientations: {
    1: 'upright',
    2: 'mirrored; was mirrored back',
    3: 'upside down; was turned by 180°',
    4: 'mirrored and upside down; was set right',
    5: 'mirrored and on its side; was set right',
    6: 'on its side; was turned clockwise',
    7: 'mirrored and on its side; was set right',
    8: 'on its side; was turned anticlockwise',
  },
  profile: 'Colour profile',
  noProfile: 'none; taken as sRGB',
  unnamed: 'without a name',
  uses: {
    srgb: (name) => `${name}, which is sRGB`,
    converted: (name) => `${name}; was converted to sRGB`,
    unused: (name) => `${name}; cannot be used, so colours may be off`,
  },
  lights: 'Lights',
  shadows: 'Shadows',
  clipped: 'Clipped',
  warmth: 'Warmth',
  greenness: 'Greenness',
  sharpness: 'Sharpness',
  min: (bound) => `at least ${bound}`,
  max: (bound) => `at most ${bound}`,
  between: (min, max) => `from ${min} to ${max}`,
  good: 'No problems found.',
  goodWithoutFaces: 'File, size, light and sharpness are fine.',
  facesNotLookedFor: 'No face was looked for: --faces does that.',
}

const ja: CheckWords = {
  ...faceWords.ja,
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
    srgb: (name) => `${name}（sRGB）`,
    converted: (name) => `${name}（sRGBに変換しました）`,
    unused: (name) => `${name}（対応していないため、色がずれることがあります）`,
  },
  lights: '明るい部分',
  shadows: '暗い部分',
  clipped: '白飛び',
  warmth: '赤み',
  greenness: '緑み',
  sharpness: '鮮明さ',
  min: (bound) => `${bound}以上`,
  max: (bound) => `${bound}以下`,
  between: (min, max) => `${min}～${max}`,
  good: 'この写真に問題は見つかりませんでした。',
  goodWithoutFaces: 'ファイル、大きさ、光、鮮明さに問題はありません。',
  facesNotLookedFor: '顔は確認していません（--facesで確認します）。',
}

export const checkWords: Readonly<Record<Language, CheckWords>> = { en, ja }
