import type { ChapterTexts } from '../../ja/screens/palette-to-carry.js'
import type { Chapter } from '@kaoiro/core/palette'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '../content/seasons.js'

const chapters: Readonly<Record<Chapter, ChapterTexts>> = {
  best: { heading: '어울리는 컬러', short: '베스트' },
  neutrals: { heading: '베이식 컬러', short: '베이식' },
  metals: { heading: '어울리는 메탈 컬러', short: '메탈' },
  avoided: { heading: '피할 컬러', short: '피할 컬러' },
}

export const paletteToCarry = {
  open: '컬러칩 북 열기',
  wallpaper: '배경화면 저장',
  notOpened: '컬러칩 북을 열지 못했습니다. 다시 시도해 주세요.',
  book: {
    heading: '컬러칩 북',
    hint: '화면을 밝게 하고 원단이나 화장품에 대보세요.',
    chapters,
    chapterNavigation: '컬러 종류',
    previous: '이전 컬러',
    next: '다음 컬러',
    close: '컬러칩 북 닫기',
    page: (name: string, heading: string, at: number, of: number): string =>
      `${name}. ${heading}, ${of}개 중 ${at}번째.`,
  },
  picture: {
    heading: '배경화면 저장',
    alt: (season: Season): string =>
      `‘${seasons[season].name}’ 컬러를 부채꼴로 펼친 스마트폰 배경화면입니다.`,
  },
}
