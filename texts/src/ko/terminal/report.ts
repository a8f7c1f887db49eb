import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: '상담 시트',
  date: '방문일',
  adviser: '담당자',
  notes: '메모',
  htmlOnly:
    '시트는 HTML로만 저장됩니다. --out sheet.html로 지정한 뒤 브라우저에서 PDF로 인쇄해 주세요(예시: kaoiro report --help)',
  writeErrors,
}
