import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: '美容諮詢單',
  date: '來店日期',
  adviser: '美容顧問',
  notes: '備註',
  notBuilt: '找不到諮詢單的字形。請執行npm run build建置畫面',
  noRasteriser: '製作PDF需要@resvg/resvg-js套件，但無法載入。請指定.html檔案',
  binaryToTerminal: 'PDF無法顯示在終端機。請用--out指定檔案，或透過管線輸出',
  writeErrors,
}
