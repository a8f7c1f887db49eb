/** Offers this language to visitors with a phone in it. */
export const languageOffer = {
  label: '言語',
  question: 'このサイトを日本語で表示しますか？',
  yes: 'はい',
  close: '閉じる',
}

export type LanguageOfferTexts = typeof languageOffer
