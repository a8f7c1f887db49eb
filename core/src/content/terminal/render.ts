/** Texts of `render`: why there is no card, and what to do, in one line each. */
export interface RenderTexts {
  readonly noFont: (letters: string) => string
  readonly longBrand: string
  readonly noRasteriser: string
  readonly binaryToTerminal: string
  /** Why a file could not be written, by the system's code; without a full stop. */
  readonly writeErrors: Readonly<Record<string, string>>
}
