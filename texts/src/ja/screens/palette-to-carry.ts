import type { Chapter } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '../content/seasons.js'

/** The heading of a chapter, and its short name for the navigation. */
export interface ChapterTexts {
  readonly heading: string
  readonly short: string
}

const chapters: Readonly<Record<Chapter, ChapterTexts>> = {
  best: { heading: '似合う色', short: '似合う色' },
  neutrals: { heading: 'ベーシックカラー', short: 'ベーシック' },
  metals: { heading: '似合うメタルカラー', short: 'メタル' },
  avoided: { heading: 'お顔から離したい色', short: '離したい色' },
}

/** Texts of the swatch book and of the wallpaper. */
export const paletteToCarry = {
  open: '色見本帖を開く',
  wallpaper: '壁紙として保存',
  notOpened: '色見本帖を開けませんでした。もう一度お試しください。',
  book: {
    heading: '色見本帖',
    hint: '画面を明るくし、生地や化粧品に並べてご覧ください。',
    chapters,
    chapterNavigation: '見本の種類',
    previous: '前の見本',
    next: '次の見本',
    close: '色見本帖を閉じる',
    /** Announced when the page changes. */
    page: (name: string, heading: string, at: number, of: number): string =>
      `${name}。${heading}、${of}点中${at}点目。`,
  },
  picture: {
    heading: '壁紙の保存',
    alt: (season: Season): string => `「${seasons[season].name}」の色を扇形に並べた壁紙です。`,
  },
}
