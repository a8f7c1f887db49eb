// The SVG pictures in `evaluation/`: the report's main figures at a glance.
import { traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { traitName } from '../names.js'
import type { Pair } from '../statistics/shares.js'
import { professionalSeasonShares } from '../statistics/shares.js'
import { decimals, percent } from '../../report/columns.js'
import { repeatabilityGoals } from './drawn/report.js'
import type { DrawnSummary } from './drawn/summary.js'
import type { ByTrait } from './drawn/traits.js'
import { agreementGoals, variationGoal } from './photos/goals.js'
import type { PhotosSummary } from './photos/summary.js'
import { answerNames, answerTitles, mainAnswers, numberTitle } from './photos/people.js'
import { perturbations } from './pixels/perturbations.js'

/** A drawing with the height that it takes. */
interface Chart {
  readonly height: number
  readonly svg: string
}

interface Bar {
  readonly name: string
  /** 0 to 1. */
  readonly value: number
  readonly text?: string
  /** Drawn as a black stroke across the bar. */
  readonly goal?: number | undefined
  /** Drawn as a red stroke: what chance alone would give. */
  readonly chance?: number
}

const pageWidth = 900
const margin = 30
const barStart = 210
const barLength = 500
const rowHeight = 20
const plotSide = 150

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const text = (x: number, y: number, words: string, attributes = ''): string =>
  `<text x="${x}" y="${y}" ${attributes}>${escaped(words)}</text>`

const heading = (words: string): string =>
  text(0, 0, words, 'style="font-size:15px;font-weight:600"')

const barChart = (title: string, bars: ReadonlyArray<Bar>): Chart => ({
  height: 20 + bars.length * rowHeight,
  svg:
    heading(title) +
    bars
      .map(({ name, value, text: label = percent(value), goal, chance }, i) => {
        const y = 12 + i * rowHeight
        const stroke = (share: number, tone: string) =>
          `<path d="M${barStart + barLength * share} ${y - 2}v16" stroke="${tone}" stroke-width="2"/>`
        const length = barLength * Math.min(1, Math.max(0, value))
        return `${text(0, y + 10, name)}
          <rect x="${barStart}" y="${y}" width="${barLength}" height="12" fill="#eee8df"/>
          <rect x="${barStart}" y="${y}" width="${length}" height="12" fill="#3d6a75"/>
          ${chance === undefined ? '' : stroke(chance, '#8a2f3c')}
          ${goal === undefined ? '' : stroke(goal, '#231f1c')}
          ${text(barStart + barLength + 8, y + 10, label)}`
      })
      .join(''),
})

interface Plot {
  readonly title: string
  /** Both axes from 0 to 1. */
  readonly points: ReadonlyArray<readonly [x: number, y: number]>
}

/** Draws square plots in a row, each with its diagonal. */
const scatterCharts = (title: string, plots: ReadonlyArray<Plot>): Chart => ({
  height: plotSide + 40,
  svg:
    heading(title) +
    plots
      .map(({ title: name, points }, i) => {
        const dots = points.map(
          ([x, y]) =>
            `<circle cx="${x * plotSide}" cy="${(1 - y) * plotSide}" r="2.5" fill="#8a2f3c" opacity="0.5"/>`,
        )
        return `<g transform="translate(${i * (plotSide + 18)} 12)">
          <rect width="${plotSide}" height="${plotSide}" fill="none" stroke="#5e564f"/>
          <path d="M0 ${plotSide}L${plotSide} 0" stroke="#5e564f" stroke-width="0.5"/>
          ${dots.join('')}${text(0, plotSide + 16, name)}</g>`
      })
      .join(''),
})

const page = (subtitle: string, charts: ReadonlyArray<Chart>): string => {
  const tops = charts.map((_, i) =>
    charts.slice(0, i).reduce((sum, { height }) => sum + height + margin, 3 * margin),
  )
  const height = charts.reduce((sum, chart) => sum + chart.height + margin, 3 * margin)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${height}" font-family="sans-serif" font-size="12" fill="#231f1c">
    <rect width="${pageWidth}" height="${height}" fill="#fffdfa"/>
    ${text(margin, margin, subtitle)}
    ${charts.map(({ svg }, i) => `<g transform="translate(${margin} ${tops[i] ?? 0})">${svg}</g>`).join('\n')}
  </svg>`
}

/** Standard deviations from the middle of a plot to its edges. */
const reach = 3

const onAxis = (deviation: number): number =>
  (Math.min(reach, Math.max(-reach, deviation)) + reach) / (2 * reach)

/** Repeatability under each perturbation, and each trait as drawn and as measured. */
export const drawnPicture = (
  { count, seed, repeatability, traits: correlations }: DrawnSummary,
  points: ByTrait<ReadonlyArray<Pair<number>>>,
): string =>
  page(`${count} drawn portraits, seed ${seed}. Black strokes: goals.`, [
    ...mainAnswers.map((answer) =>
      barChart(
        `Unchanged under each perturbation: ${answerTitles[answer]}`,
        perturbations.map((name) => ({
          name,
          value: repeatability[name][answer],
          goal: repeatabilityGoals[answer],
        })),
      ),
    ),
    scatterCharts(
      'Traits as drawn (across) and as measured (up), ±3 standard deviations',
      traits.map((trait) => ({
        title: `${traitName[trait]}, ρ ${decimals(correlations[trait].spearman)}`,
        points: points[trait].map(([drawn, measured]) => [onAxis(drawn), onAxis(measured)]),
      })),
    ),
  ])

const seasonCharts = ({ seasons: { folders, all } }: PhotosSummary): ReadonlyArray<Chart> =>
  Object.entries({ ...folders, all }).map(([folder, { photos, shares }]) =>
    barChart(
      `Seasons: ${folder}, ${photos} photos`,
      seasons.map((season) => ({
        name: season,
        value: shares[season],
        chance: professionalSeasonShares[season],
      })),
    ),
  )

const consistencyCharts = ({ steadiness }: PhotosSummary): ReadonlyArray<Chart> =>
  Object.entries(steadiness)
    .slice(0, 1)
    .flatMap(([series, { agreement, variation, confidence }]) => [
      barChart(
        `The same answer in two second photos of one person, changed: ${series}`,
        answerNames.map((name) => ({
          name: answerTitles[name],
          value: agreement[name].onePerson,
          goal: name in agreementGoals ? agreementGoals[name as 'season'].onePerson : undefined,
          chance: agreement[name].twoPeople,
        })),
      ),
      barChart(
        'Share of the variance that is between people (ICC)',
        Object.entries({ ...variation.scores, ...variation.position, ...variation.colour }).map(
          ([name, { correlation }]) => ({
            name: numberTitle(name),
            value: correlation,
            text: decimals(correlation),
            goal: variationGoal(name),
          }),
        ),
      ),
      scatterCharts(
        'Confidence (across), and how often the answer stayed (up)',
        mainAnswers.map((name) => ({
          title: `${answerTitles[name]}, error ${decimals(confidence[name]?.error ?? 0)}`,
          points: confidence[name]?.bins.map((bin) => [bin.confidence, bin.deserved]) ?? [],
        })),
      ),
    ])

/** Consistency of the first series, and the seasons of each folder. */
export const photosPicture = (summary: PhotosSummary): string =>
  page(
    `${summary.photos} photos. Black strokes: goals. Red: two people, or the shares found in Japan.`,
    [...consistencyCharts(summary), ...seasonCharts(summary)],
  )
