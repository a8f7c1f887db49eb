import type { StoreSite } from '@kaoiro/core/pages'
import type { FurnishedStore, Store } from '@kaoiro/store/read'

/** Parts of a site that the build of the screens leaves to a store. */
export interface SiteBuild {
  /** HTML of the page without a screen, and of those for results, colours and comparisons. */
  readonly pages: Readonly<Record<'shell' | 'result' | 'colour' | 'compare', string>>
  /** The script of the service worker, and what its copy of the site contains of the build. */
  readonly worker: string
  readonly copy: {
    readonly version: string
    readonly files: ReadonlyArray<string>
    readonly substitutes: Readonly<Record<string, string>>
    readonly screens: string
  }
  /** The colours of the built styles. */
  readonly colours: Store['colours']
}

/** Draws an SVG as PNG. */
export type Rasterise = (svg: string) => Uint8Array

/** Makes the site of a store. @param rasterise null if it does not load on this machine: the site lacks icons for home screens */
export type OpenStoreSite = (
  build: SiteBuild,
  store: FurnishedStore,
  rasterise: Rasterise | null,
) => Promise<StoreSite>

/** Makes the files of a site for web servers without the service, besides `assets/` of the build. */
export type OpenStaticSite = (
  ...parameters: Parameters<OpenStoreSite>
) => Promise<StoreSite['files']>
