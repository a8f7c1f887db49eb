import { palettes } from '@kaoiro/core/palette'
import { defaultComposition, seasons } from '@kaoiro/core/diagnosis'
import { compositionChart } from '@kaoiro/drawing/charts'
import { Drawing } from '../components/pictures/drawing.js'
import { FaceChart } from '../result/figures/face-chart.js'
import { FaceMap } from '../result/figures/face-map.js'
import { Swatches } from '../result/figures/swatches.js'
import type { CatalogueEntry } from './entry.js'
import type { Samples } from './samples.js'

/** Charts and colours of the result screen. */
export const figureEntries = ({ result, woman, man }: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'FaceMap',
    states: { women: <FaceMap view={woman} />, men: <FaceMap view={man} /> },
  },
  {
    component: 'FaceChart',
    states: { woman: <FaceChart rows={woman.chart} />, man: <FaceChart rows={man.chart} /> },
  },
  {
    component: 'Composition',
    states: {
      default: (
        <Drawing
          node={compositionChart(defaultComposition, result.content.shortNames)}
          title={result.content.pictures.composition(defaultComposition)}
        />
      ),
      'shares too small for a label': (
        <Drawing
          node={compositionChart(woman.composition, result.content.shortNames)}
          title={result.content.pictures.composition(woman.composition)}
        />
      ),
    },
  },
  {
    component: 'Swatches',
    states: Object.fromEntries(
      seasons.map((season) => [
        season,
        <Swatches colours={palettes[season]} label={result.content.pictures.palette(season)} />,
      ]),
    ),
  },
]
