import type { DecodeTexts } from '../../ja/terminal/decode.js'

export const texts: DecodeTexts = {
  line: (number) => `第${number}行`,
  tooManyCharacters: (max) => `超過${max}個字元`,
  awaited: '請輸入結果代碼或結果網址，每行一個（按Ctrl-D結束）。',
}
