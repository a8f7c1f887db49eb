import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: 'Counselling sheet',
  date: 'Date',
  adviser: 'Adviser',
  notes: 'Notes',
  htmlOnly:
    'a report is HTML only; use --out sheet.html, then print it to PDF in a browser (see kaoiro report --help)',
  writeErrors,
}
