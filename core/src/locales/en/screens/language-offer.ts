import type { LanguageOfferTexts } from '../../ja/screens/language-offer.js'

export const languageOffer: LanguageOfferTexts = {
  label: 'Language',
  question: 'View this site in English?',
  yes: 'Yes',
  close: 'Close',
}
