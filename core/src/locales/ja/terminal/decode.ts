/** Texts of `decode`. */
export const texts = {
  /** The line of standard input that a text was on. */
  line: (number: number) => `${number}行目`,
  tooManyCharacters: (max: number) => `${max}文字を超えています`,
  /** A prompt, if input is awaited from a terminal. */
  awaited: '結果コードまたは結果URLを1行に1つずつ入力してください（Ctrl-Dで終了）。',
}

export type DecodeTexts = typeof texts
