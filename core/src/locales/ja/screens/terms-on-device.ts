/** What a visitor agrees to where the device analyses the photo, in place of the terms of the first screen on it. */
export const termsOnDevice: ReadonlyArray<string> = [
  '顔画像は、この端末の中だけで分析します。外部には送信しません。',
  'はじめての分析では、必要なデータを読み込みます。',
]
