import { inLanguage } from '@kaoiro/core/products'
import { useLanguage } from '../language/language.js'
import { useShellTexts } from '../language/first-texts.js'
import { resultLinks } from '../site/result-links.js'
import { minimumAge, retentionHours, site, storeTexts } from '../site/site.js'

/** The store's own words on a page, and their language. */
export type OwnWords = ReturnType<ReturnType<typeof inLanguage>>

/** How the site counts the steps of visits. */
const statistics = (): 'none' | 'asked' | 'counted' => {
  if (KAOIRO_ANALYTICS === 'off') return 'none'
  return KAOIRO_CONSENT === 'ask' ? 'asked' : 'counted'
}

/** Everything of the store that the pages of this folder tell. */
export const useLegalStore = () => {
  const language = useLanguage()
  const { company } = useShellTexts().store
  const ownWords = (page: keyof typeof storeTexts): OwnWords | null => {
    const texts = storeTexts[page]
    return texts === undefined ? null : inLanguage(language)(texts)
  }
  return {
    brand: site.brand,
    company,
    links: site.links,
    /** The page to reserve a counselling; null if the store offers none. */
    reservation: resultLinks.reservation as string | null,
    age: minimumAge,
    hours: retentionHours,
    analysis: KAOIRO_ANALYSIS,
    hasModels: KAOIRO_LOOK,
    statistics: statistics(),
    ownWords,
  }
}
