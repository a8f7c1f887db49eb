/** Offers this language to a visitor whose phone is set to it. */
export const languageOffer = {
  label: '言語',
  question: 'このサイトを日本語で表示しますか？',
  yes: 'はい',
  close: '閉じる',
}

export type LanguageOfferTexts = typeof languageOffer
