import type { LightCardCommandTexts } from '../../ja/terminal/light-card.js'
import { writeErrors } from './write-errors.js'

export const texts: LightCardCommandTexts = {
  longSite: (max, maxWithPath) =>
    `網址過長，無法產生能從照片讀取的QR Code。請在--site指定${max}個字元以內的網址（含路徑時為${maxWithPath}個字元）`,
  notBuilt: '找不到卡片的字形。請執行npm run build建置畫面',
  binaryToTerminal: 'PDF無法顯示在終端機。請用--out指定檔案，或透過管線輸出',
  writeErrors,
}
