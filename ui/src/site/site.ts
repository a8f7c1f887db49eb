import type { Translated } from '@kaoiro/core/products'
import type { StoreNames } from '@kaoiro/texts/types'

interface RelatedSite {
  readonly name: keyof StoreNames['related']
  readonly href: string
  /** A 160 × 40 image in `ui/public`. */
  readonly logo: string
}

/**
 * Where photos are analysed: by the `service`, on the visitor's `device`, or as the visitor
 * chooses (`ask`); see docs/on-device.md. KAOIRO_ANALYSIS overrides it at build time.
 */
export const analysis: 'service' | 'device' | 'ask' = 'service'

/**
 * Whether photos for the service are checked on the device before they are sent, on fast,
 * unmetered connections; see docs/on-device.md. KAOIRO_LOOK (`on` or `off`) overrides it at build
 * time.
 */
export const lookBeforeSending: boolean = false

/**
 * Where the steps of visits are reported (docs/analytics.md): not at all (`off`), to `window.dataLayer` (`data-layer`), or
 * to `window.dataLayer` with one script, given by its `https` address, that reads them. KAOIRO_ANALYTICS overrides it at
 * build time.
 */
export const analytics: 'off' | 'data-layer' | `https://${string}` = 'off'

/** Whether visitors are asked before steps are reported. KAOIRO_CONSENT overrides it at build time. */
export const consent: 'ask' | 'not-needed' = 'ask'

/**
 * Whether "Take a photo" opens the camera in the page, with guidance, where the browser allows it (`offer`), or always the
 * phone's camera app (`only-native`); see docs/decisions/0059-guided-camera.md.
 */
export const camera: 'offer' | 'only-native' = 'offer'

/** Hours until the service has deleted photo and result at the latest, for the texts about privacy. */
export const retentionHours = 24

/** The page before the photo asks younger visitors to involve a parent; 0 to omit this. docs/launch.md lists ages in some laws. */
export const minimumAge: number = 16

/** The store's own words at the end of these pages. */
export const storeTexts: Partial<
  Readonly<Record<'beforePhoto' | 'privacy' | 'accessibility', Translated>>
> = {}

/**
 * The store: its brand and all external addresses. Names per language are in
 * `texts/<language>/screens/store.ts`, cosmetics links in `texts/src/content/links.ts`, links of
 * the result page in `result-links.ts`.
 * `example.com` is reserved (RFC 2606) and to be replaced.
 */
export const site = {
  brand: 'Kaoiro',
  /** Shown next to the brand; null for none. */
  brandMark: '顔色' as string | null,
  links: {
    /** The page that announces the tool, linked from the first screen. */
    top: 'https://www.example.com/beauty/',
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
