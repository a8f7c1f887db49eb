import { writeErrors } from './write-errors.js'

/** Texts of `report`: those of the sheet that the result page lacks, and why it cannot be made. */
export const texts = {
  title: 'カウンセリングシート',
  /** Lines to fill in by hand. */
  date: 'ご来店日',
  adviser: '担当',
  notes: 'メモ',
  notBuilt: 'シートの文字の形が見つかりません。npm run buildで画面を組み立ててください',
  noRasteriser:
    'PDFにはパッケージ@resvg/resvg-jsが必要ですが、読み込めません。.htmlのファイルを指定してください',
  binaryToTerminal:
    'PDFは端末に表示できません。--outでファイルを指定するか、パイプで渡してください',
  writeErrors,
}

export type ReportTexts = typeof texts
