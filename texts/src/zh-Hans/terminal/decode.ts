import type { DecodeTexts } from '../../ja/terminal/decode.js'

export const texts: DecodeTexts = {
  line: (number) => `第${number}行`,
  tooManyCharacters: (max) => `超过${max}个字符`,
  awaited: '请输入结果码或结果网址，每行一个（按Ctrl-D结束）。',
}
