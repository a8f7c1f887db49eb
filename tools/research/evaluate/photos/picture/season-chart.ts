import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { at, heading, tones, words } from '../../picture/shapes.js'
import { percent } from '../../../../report/columns.js'
import { professionalSeasonShares } from '../../../statistics/season-shares.js'
import type { PhotosSummary } from '../summary.js'

const seasonTones: Readonly<Record<Season, string>> = {
  spring: '#e9a37c',
  summer: '#9fb8cf',
  autumn: '#a8623a',
  winter: '#39426b',
}

const labelWidth = 190
const barLength = 700
const rowHeight = 24

const segments = (shares: Readonly<Record<Season, number>>): ReadonlyArray<SvgNode> =>
  seasons.flatMap((season, i) => {
    const start = seasons.slice(0, i).reduce((sum, before) => sum + shares[before], 0)
    const share = shares[season]
    return [
      node('rect', {
        x: barLength * start,
        y: 0,
        width: barLength * share,
        height: 16,
        fill: seasonTones[season],
      }),
      ...(share < 0.05
        ? []
        : [
            words(barLength * (start + share / 2), 12, percent(share, 0), {
              size: 11,
              anchor: 'middle',
              tone: season === 'winter' || season === 'autumn' ? tones.paper : tones.ink,
            }),
          ]),
    ]
  })

const rowsIn = ({ seasons: { all, eastAsian, folders } }: PhotosSummary) => [
  ...Object.entries(folders).map(([name, { photos, shares }]) => ({ name, photos, shares })),
  { name: 'all', ...all },
  ...(eastAsian.photos === 0 ? [] : [{ name: 'East Asian folders', ...eastAsian }]),
]

export const seasonsHeight = (summary: PhotosSummary): number =>
  34 + (rowsIn(summary).length + 1) * rowHeight

/** The seasons of each folder, and at last what professionals found in Japan. */
export const seasonNodes = (summary: PhotosSummary): ReadonlyArray<SvgNode> => [
  heading('Seasons'),
  ...seasons.flatMap((season, i) => [
    node('rect', {
      x: labelWidth + i * 90,
      y: -10,
      width: 10,
      height: 10,
      fill: seasonTones[season],
    }),
    words(labelWidth + i * 90 + 16, 0, season, { size: 12 }),
  ]),
  ...[
    ...rowsIn(summary),
    { name: 'people in Japan (goal ± 9)', photos: null, shares: professionalSeasonShares },
  ].map(({ name, photos, shares }, i) =>
    at(0, 18 + i * rowHeight, [
      words(0, 12, photos === null ? name : `${name}, ${photos}`, { size: 12 }),
      at(labelWidth, 0, segments(shares)),
    ]),
  ),
]
