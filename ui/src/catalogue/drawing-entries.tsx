import { patternPicture } from '@kaoiro/drawing/figure'
import { seasonPicture } from '@kaoiro/drawing/scenes'
import { faceTypesOf, seasons } from '@kaoiro/core/diagnosis'
import type { Gender } from '@kaoiro/core/diagnosis'
import { Drawing } from '../components/pictures/drawing.js'
import { Illustration, illustrations } from '../components/pictures/illustration.js'
import type { CatalogueEntry } from './entry.js'
import type { Samples } from './samples.js'

/** Illustrations. */
export const drawingEntries = (samples: Samples): ReadonlyArray<CatalogueEntry> => {
  const { pictures } = samples.result.content
  const patterns = (gender: Gender) =>
    Object.fromEntries(
      faceTypesOf(gender).map((type) => [
        type,
        <Drawing node={patternPicture(type, gender)} title={pictures.pattern(type)} />,
      ]),
    )
  return [
    { component: 'Patterns of women', states: patterns('WOMEN') },
    { component: 'Patterns of men', states: patterns('MEN') },
    {
      component: 'Seasons',
      states: Object.fromEntries(
        seasons.map((season) => [
          season,
          <Drawing node={seasonPicture(season)} title={pictures.season(season)} />,
        ]),
      ),
    },
    {
      component: 'Illustration',
      states: {
        counselling: <Illustration src={illustrations.counselling()} width={9} height={5} />,
      },
    },
  ]
}
