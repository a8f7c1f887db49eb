import type { ChapterTexts } from '../../ja/screens/palette-to-carry.js'
import type { Chapter } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '../content/seasons.js'

const chapters: Readonly<Record<Chapter, ChapterTexts>> = {
  best: { heading: '适合色', short: '适合色' },
  neutrals: { heading: '基础色', short: '基础色' },
  metals: { heading: '适合的金属色', short: '金属色' },
  avoided: { heading: '慎用色', short: '慎用色' },
}

export const paletteToCarry = {
  open: '打开随身色卡',
  wallpaper: '存为壁纸',
  notOpened: '无法打开随身色卡。请重试。',
  book: {
    heading: '随身色卡',
    hint: '请调亮屏幕，与面料或美妆品并排比对。',
    chapters,
    chapterNavigation: '色卡分类',
    previous: '上一张',
    next: '下一张',
    close: '关闭随身色卡',
    page: (name: string, heading: string, at: number, of: number): string =>
      `${name}。${heading}，第${at}张，共${of}张。`,
  },
  picture: {
    heading: '保存壁纸',
    alt: (season: Season): string => `手机壁纸，“${seasons[season].name}”的颜色呈扇形排列。`,
  },
}
