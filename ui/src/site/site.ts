import type { Language } from '@kaoiro/core/language'
import type { Store } from '@kaoiro/store/read'
import type { TermsAnalytics, TermsOnDevice } from '@kaoiro/texts/types'

/** The store as the screens need it. Results load its products when they show them (`products.ts`). */
export interface Site extends Omit<Store, 'products' | 'colours'> {
  /** The path of the products on the site. */
  readonly products: string
  /** The path of the store's norms, for the analysis on the device. */
  readonly norms?: string
  /** Terms of the first screen that replace the tool's or are added to them, by language; the first load contains only those of most sites. */
  readonly terms?: Readonly<Partial<Record<Language, Partial<TermsAnalytics & TermsOnDevice>>>>
}

/** The element of the page with the settings of the site, as JSON. */
export const siteElement = 'site'

const inPage = (): string | undefined | null => document.getElementById(siteElement)?.textContent

/** The settings of the site, which are in each page (ui/site/server/store-page.ts). */
export let site = JSON.parse((import.meta.env.SSR ? null : inPage()) ?? 'null') as Site

/** Sets the store for server rendering. In a browser, the page contains it. */
export function setSite(given: Site): void {
  site = given
}
