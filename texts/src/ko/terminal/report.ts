import type { ReportTexts } from '../../ja/terminal/report.js'
import { writeErrors } from './write-errors.js'

export const texts: ReportTexts = {
  title: '상담 시트',
  date: '방문일',
  adviser: '담당자',
  notes: '메모',
  notBuilt: '시트에 쓸 글꼴을 찾을 수 없습니다. npm run build로 화면을 빌드해 주세요',
  noRasteriser:
    'PDF에는 @resvg/resvg-js 패키지가 필요하지만 불러올 수 없습니다. .html 파일을 지정해 주세요',
  binaryToTerminal:
    'PDF는 터미널에 표시할 수 없습니다. --out으로 파일을 지정하거나 파이프로 넘겨 주세요',
  writeErrors,
}
