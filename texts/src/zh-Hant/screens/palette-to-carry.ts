import type { ChapterTexts } from '../../ja/screens/palette-to-carry.js'
import type { Chapter } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '../content/seasons.js'

const chapters: Readonly<Record<Chapter, ChapterTexts>> = {
  best: { heading: '適合的顏色', short: '適合' },
  neutrals: { heading: '百搭基礎色', short: '基礎' },
  metals: { heading: '適合的金屬色', short: '金屬' },
  avoided: { heading: '宜避開的顏色', short: '避開' },
}

export const paletteToCarry = {
  open: '開啟色票本',
  wallpaper: '儲存為桌布',
  notOpened: '無法開啟色票本。請再試一次。',
  book: {
    heading: '色票本',
    hint: '調亮螢幕，與布料或美妝品並排對照。',
    chapters,
    chapterNavigation: '色票類別',
    previous: '上一色',
    next: '下一色',
    close: '關閉色票本',
    page: (name: string, heading: string, at: number, of: number): string =>
      `${name}。${heading}，${of}色中的第${at}色。`,
  },
  picture: {
    heading: '儲存桌布',
    alt: (season: Season): string => `將「${seasons[season].name}」的顏色排成扇形的手機桌布。`,
  },
}
