import type { Language } from '@kaoiro/core/content/content'

interface RelatedSite {
  readonly name: Readonly<Record<Language, string>>
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
 * The store: its name and every address outside this tool, but for those of its cosmetics, which belong to the
 * content (`links.ts` in core). Another store makes the tool its own here. `example.com` is a reserved name (RFC 2606), for a store to replace.
 */
export const site = {
  brand: 'Kaoiro',
  /** Set beside the brand's name; null for none. */
  brandMark: '顔色' as string | null,
  company: { ja: '株式会社カオイロ百貨店', en: 'Kaoiro Department Store Co., Ltd.' },
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
      name: { ja: 'ビューティーフロア', en: 'Beauty Floor' },
      href: 'https://www.example.com/beauty-floor/',
      logo: '/related/beauty-floor.svg',
    },
    {
      name: { ja: 'オンラインストア', en: 'Online Store' },
      href: 'https://shop.example.com/',
      logo: '/related/online-store.svg',
    },
    {
      name: { ja: 'ジャーナル', en: 'Journal' },
      href: 'https://journal.example.com/',
      logo: '/related/journal.svg',
    },
  ] satisfies ReadonlyArray<RelatedSite>,
} as const
