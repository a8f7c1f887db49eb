import type { RenderTexts } from '../../ja/terminal/render.js'
import { writeErrors } from './write-errors.js'

export const texts: RenderTexts = {
  noFont: (letters) =>
    `‘${letters}’ 글자가 있는 글꼴이 없습니다. 글꼴(Debian에서는 fonts-noto-cjk)을 설치하거나 --format svg를 지정해 주세요`,
  longBrand: '이름이 카드에 들어가지 않습니다. --brand에 짧은 이름을 지정해 주세요',
  noRasteriser: 'PNG에 필요한 @resvg/resvg-js를 불러올 수 없습니다. --format svg를 지정해 주세요',
  binaryToTerminal:
    'PNG는 터미널에 표시할 수 없습니다. --out으로 파일을 지정하거나 파이프로 넘겨 주세요',
  writeErrors,
}
