/** Texts of `decode`. */
export const texts = {
  /** The number of a line of standard input. */
  line: (number: number) => `${number}行目`,
  tooManyCharacters: (max: number) => `${max}文字を超えています`,
  /** The prompt for input from a terminal. */
  awaited: '結果コードまたは結果URLを1行に1つずつ入力してください（Ctrl-Dで終了）。',
}

export type DecodeTexts = typeof texts
