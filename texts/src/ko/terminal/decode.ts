import type { DecodeTexts } from '../../ja/terminal/decode.js'

export const texts: DecodeTexts = {
  line: (number) => `${number}행`,
  tooManyCharacters: (max) => `${max}자를 넘습니다`,
  awaited: '결과 코드 또는 결과 URL을 한 줄에 하나씩 입력해 주세요(Ctrl-D로 종료).',
}
