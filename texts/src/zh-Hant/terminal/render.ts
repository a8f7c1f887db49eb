import type { RenderTexts } from '../../ja/terminal/render.js'
import { writeErrors } from './write-errors.js'

export const texts: RenderTexts = {
  noFont: (letters) =>
    `沒有含「${letters}」的字型。請安裝字型（Debian為fonts-noto-cjk），或指定--format svg`,
  longBrand: '名稱超出卡片範圍。請在--brand指定較短的名稱',
  noRasteriser: '無法載入PNG所需的@resvg/resvg-js。請指定--format svg',
  binaryToTerminal: 'PNG無法顯示在終端機。請用--out指定檔案，或透過管線輸出',
  writeErrors,
}
