import { writeErrors } from './write-errors.js'

/** Texts of `report`: those of the sheet that the result page lacks, and why it cannot be made. */
export const texts = {
  title: 'カウンセリングシート',
  /** Lines to fill in by hand. */
  date: 'ご来店日',
  adviser: '担当',
  notes: 'メモ',
  htmlOnly:
    'シートはHTMLで書き出します。--out sheet.htmlを指定し、ブラウザーの印刷でPDFにしてください（例はkaoiro report --help）',
  writeErrors,
}

export type ReportTexts = typeof texts
