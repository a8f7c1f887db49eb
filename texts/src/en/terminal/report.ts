import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: 'Counselling sheet',
  date: 'Date',
  adviser: 'Adviser',
  notes: 'Notes',
  notBuilt: 'the letters of the sheet are missing; build the screens with npm run build',
  noRasteriser:
    'a PDF needs the package @resvg/resvg-js, which cannot be loaded; name an .html file',
  binaryToTerminal: 'a terminal cannot show a PDF; write it to a file with --out, or use a pipe',
  writeErrors,
}
