/** The first screen's texts about a photo that the device analyses. They replace those about the service. */
export const termsOnDevice = {
  photoFact: 'お写真は端末の外に出ません',
  photo: [
    '顔画像は、この端末の中だけで分析します。外部には送信しません。',
    'はじめての分析では、必要なデータを読み込みます。',
  ],
}

export type TermsOnDevice = typeof termsOnDevice
