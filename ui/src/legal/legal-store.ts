import { inLanguage } from '@kaoiro/core/products'
import { useLanguage } from '../language/language.js'
import { site } from '../site/site.js'

/** The store's own words on a page, and their language. */
export type OwnWords = ReturnType<ReturnType<typeof inLanguage>>

/** How the site counts the steps of visits. */
const statistics = (): 'none' | 'asked' | 'counted' => {
  if (site.analytics === 'off') return 'none'
  return site.consent === 'ask' ? 'asked' : 'counted'
}

/** Everything of the store that the pages of this folder tell. */
export function useLegalStore() {
  const textOf = inLanguage(useLanguage())
  const ownWords = (page: 'beforePhoto' | 'privacy' | 'accessibility'): OwnWords | null => {
    const texts = site.texts[page]
    return texts === null ? null : textOf(texts)
  }
  return {
    brand: site.brand.name,
    company: textOf(site.company).text,
    links: site.links,
    /** The page to reserve a counselling; null if the store offers none. */
    reservation: site.counselling?.reservation ?? null,
    age: site.minimumAge,
    hours: site.retentionHours,
    analysis: KAOIRO_ANALYSIS,
    hasModels: KAOIRO_LOOK,
    statistics: statistics(),
    ownWords,
  }
}
