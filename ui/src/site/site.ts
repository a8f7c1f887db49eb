import type { StoreNames } from '@kaoiro/core/locales/ja/screens/store'

interface RelatedSite {
  readonly name: keyof StoreNames['related']
  readonly href: string
  /** A picture of 160 × 40 in `ui/public`. */
  readonly logo: string
}

/**
 * Where photos are analysed: by the `service`, on the visitor's own `device`, or as the visitor says (`ask`);
 * docs/on-device.md. A build with the variable KAOIRO_ANALYSIS does as that says.
 */
export const analysis: 'service' | 'device' | 'ask' = 'service'

/**
 * Whether photos that the service will analyse are looked at on the visitor's device before they are sent, where the
 * connection is fast and the visitor does not save data; docs/on-device.md. A build with the variable KAOIRO_LOOK
 * does as that says: `on` or `off`.
 */
export const lookBeforeSending: boolean = false

/**
 * The store: its brand and every address outside this tool. Its names in each language are in
 * `core/src/locales/<language>/screens/store.ts`, and the addresses of its cosmetics in `core/src/content/links.ts`.
 * `example.com` is a reserved name (RFC 2606), for a store to replace.
 */
export const site = {
  brand: 'Kaoiro',
  /** Set beside the brand's name; null for none. */
  brandMark: '顔色' as string | null,
  links: {
    /** The page that announces the tool: the way back from its first screen. */
    top: 'https://www.example.com/beauty/',
    /** The page at which a visitor who has a result begins again. */
    again: 'https://www.example.com/beauty/kaoiro/',
    reservation: 'https://www.example.com/beauty/counselling/',
    company: 'https://www.example.com/company/',
    legal: 'https://www.example.com/legal/',
    privacy: 'https://www.example.com/privacy/',
    siteUse: 'https://www.example.com/site-use/',
  },
  related: [
    {
      name: 'beautyFloor',
      href: 'https://www.example.com/beauty-floor/',
      logo: '/related/beauty-floor.svg',
    },
    {
      name: 'onlineStore',
      href: 'https://shop.example.com/',
      logo: '/related/online-store.svg',
    },
    {
      name: 'journal',
      href: 'https://journal.example.com/',
      logo: '/related/journal.svg',
    },
  ] satisfies ReadonlyArray<RelatedSite>,
} as const
