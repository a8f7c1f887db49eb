import type { LightCardCommandTexts } from '../../ja/terminal/light-card.js'
import { writeErrors } from './write-errors.js'

export const texts: LightCardCommandTexts = {
  longSite: (max, maxWithPath) =>
    `주소가 너무 길어 사진에서 읽을 수 있는 QR 코드를 만들 수 없습니다. --site에는 최대 ${max}자(경로가 있으면 ${maxWithPath}자)의 주소를 지정해 주세요`,
  notBuilt: '카드에 쓸 글꼴을 찾을 수 없습니다. npm run build로 화면을 빌드해 주세요',
  binaryToTerminal:
    'PDF는 터미널에 표시할 수 없습니다. --out으로 파일을 지정하거나 파이프로 넘겨 주세요',
  writeErrors,
}
