/** Texts of `decode`. */
export interface DecodeTexts {
  /** The line of standard input that a text was on. */
  readonly line: (number: number) => string
  readonly tooManyCharacters: (max: number) => string
  /** A prompt, if input is awaited from a terminal. */
  readonly awaited: string
}
