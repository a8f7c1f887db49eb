import { lazy } from 'react'
import { seasons } from '@kaoiro/core/diagnosis'
import { PaletteActions } from '../result/palette/palette-actions.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Loaded on demand, because the first load names the styles that the catalogue imports. */
const SwatchPages = lazy(async () => {
  const pages = await import('../result/palette/swatch-pages.js')
  return { default: pages.SwatchPages }
})

/** Components for a palette to carry. */
export const paletteEntries = ({ woman }: Samples): ReadonlyArray<CatalogueEntry> => [
  { component: 'PaletteActions', states: { plain: <PaletteActions view={woman} /> } },
  {
    component: 'SwatchPages',
    states: Object.fromEntries(
      seasons.map((season) => [season, <SwatchPages season={season} also={null} onClose={noop} />]),
    ),
  },
]
