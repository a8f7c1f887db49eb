import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: '美容諮詢單',
  date: '來店日期',
  adviser: '美容顧問',
  notes: '備註',
  htmlOnly:
    '諮詢單只輸出HTML。請以--out sheet.html指定檔案，再用瀏覽器列印成PDF（範例見kaoiro report --help）',
  writeErrors,
}
