/** What is wrong with a recording, in one line without a full stop; what may be long, and is cut, last. */
export interface RecordingTexts {
  readonly notARecording: (file: string) => string
  readonly specialFile: (file: string) => string
  /** There is no file for this photo, gender and hairline. */
  readonly missing: (file: string) => string
  /** @param call the call's method and address */
  readonly noAnswer: (file: string, call: string) => string
}
