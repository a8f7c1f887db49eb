// Draws the picture in `evaluation/`: the shares of levels and seasons in photographs.
import { genders, levels, traits, seasons } from '@kaoiro/core/diagnosis'
import { percent } from '../../report/columns.js'
import { genderNames, traitName } from '../names.js'
import { professionalSeasonShares } from '../statistics/shares.js'
import type { PhotosSummary } from './photo-report/summary.js'
import { ink, paper, rect, svg, text } from './svg.js'

interface Bar {
  readonly name: string
  /** 0 to 1. */
  readonly share: number
  /** Drawn as a black stroke across the bar. */
  readonly expected: number
}

interface Chart {
  readonly title: string
  readonly bars: ReadonlyArray<Bar>
}

const pageWidth = 640
const margin = 30
const barStart = 80
const barLength = 420
const rowHeight = 18

const barSvg = ({ name, share, expected }: Bar, i: number): string => {
  const y = 12 + i * rowHeight
  return (
    text(0, y + 10, name) +
    rect(barStart, y, barLength, 12, '#eee8df') +
    rect(barStart, y, barLength * share, 12, '#3d6a75') +
    rect(barStart + barLength * expected - 1, y - 2, 2, 16, ink) +
    text(barStart + barLength + 8, y + 10, percent(share))
  )
}

const heightOf = ({ bars }: Chart): number => 20 + bars.length * rowHeight + margin

const page = (title: string, charts: ReadonlyArray<Chart>): string => {
  let top = 3 * margin
  const placed = charts.map((chart) => {
    const bars = text(0, 0, chart.title, 'font-size="15"') + chart.bars.map(barSvg).join('')
    const group = `<g transform="translate(${margin} ${top})" font-size="12">${bars}</g>`
    top += heightOf(chart)
    return group
  })
  return svg(
    pageWidth,
    top,
    rect(0, 0, pageWidth, top, paper) + text(margin, margin, title) + placed.join('\n'),
  )
}

const levelCharts = ({ byGender }: PhotosSummary): ReadonlyArray<Chart> =>
  genders.flatMap((gender) =>
    traits.map((trait) => ({
      title: `Levels of ${genderNames[gender]}: ${traitName[trait]}`,
      bars: levels.map((level) => ({
        name: String(level),
        share: byGender[gender].levels[trait][level],
        expected: 1 / levels.length,
      })),
    })),
  )

const seasonCharts = ({ seasons: { folders, all } }: PhotosSummary): ReadonlyArray<Chart> =>
  Object.entries({ ...folders, all }).map(([folder, { photos, shares }]) => ({
    title: `Seasons: ${folder}, ${photos} photos`,
    bars: seasons.map((season) => ({
      name: season,
      share: shares[season],
      expected: professionalSeasonShares[season],
    })),
  }))

/** Draws the shares of the levels of each gender, and of the seasons in each folder. */
export const photosPicture = (summary: PhotosSummary): string =>
  page(`${summary.photos} photos. Black strokes: quintiles, and the shares found in Japan.`, [
    ...levelCharts(summary),
    ...seasonCharts(summary),
  ])
