/** Texts of `encode`. */
export interface EncodeTexts {
  /** The name of standard input in messages. */
  readonly input: string
  /** A prompt, if input is awaited from a terminal. */
  readonly awaited: string
  readonly folder: string
  readonly tooLarge: (bytes: number) => string
  readonly notJson: string
  readonly notAnObject: string
  /** @param path where the unexpected value is */
  readonly notAResult: (path: string) => string
  readonly notCompleted: string
  /** @param reason the service's reason, or '' */
  readonly failedAnalysis: (reason: string) => string
  /** What replaced a value that the service sent, in one line without a full stop. */
  readonly fallback: FallbackTexts
}

export interface FallbackTexts {
  readonly unknownFaceType: (sent: string, used: string) => string
  readonly notShown: (sent: string, used: string) => string
  readonly unknownSeason: (sent: string, used: string) => string
  readonly fitted: (sent: string, used: string) => string
}
