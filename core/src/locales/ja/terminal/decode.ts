import type { DecodeTexts } from '../../../content/terminal/decode.js'

export const texts: DecodeTexts = {
  line: (number) => `${number}行目`,
  tooManyCharacters: (max) => `${max}文字を超えています`,
  awaited: '結果コードまたは結果URLを1行に1つずつ入力してください（Ctrl-Dで終了）。',
}
