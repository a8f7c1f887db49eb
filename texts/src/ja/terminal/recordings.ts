/**
 * Problems of a recording, in one line without a full stop. Long parts come last, because the end of a long line is
 * cut.
 */
export const texts = {
  notARecording: (file: string) => `${file} は--recordの記録ではありません`,
  specialFile: (file: string) => `${file} はパイプかデバイスで、記録ではありません`,
  /** The file for this photo, gender and hairline does not exist. */
  missing: (file: string) =>
    `この写真・性別・生え際の記録がありません。--recordで作成してください（${file}）`,
  /** @param call the call's method and address */
  noAnswer: (file: string, call: string) => `記録 ${file} に ${call} への応答がありません`,
}

export type RecordingTexts = typeof texts
