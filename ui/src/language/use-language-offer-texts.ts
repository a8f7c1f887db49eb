import { languageOffer } from '@kaoiro/core/locales/ja/screens/language-offer'
import { createTextsHook } from './create-texts-hook.js'

/** The offer of the page's own language, for the catalogue. Visitors are offered other languages. */
export const useLanguageOfferTexts = createTextsHook(
  languageOffer,
  async (screens) => (await screens.languageOffer()).languageOffer,
)
