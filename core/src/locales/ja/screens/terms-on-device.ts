/** The terms that a visitor agrees to if the device analyses the photo. They replace those of the first screen. */
export const termsOnDevice: ReadonlyArray<string> = [
  '顔画像は、この端末の中だけで分析します。外部には送信しません。',
  'はじめての分析では、必要なデータを読み込みます。',
]
