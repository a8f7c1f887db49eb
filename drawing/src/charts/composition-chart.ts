import type { Composition, Season } from '@kaoiro/core/diagnosis'
import { labelThreshold, seasons } from '@kaoiro/core/diagnosis'
import type { SvgNode } from '../pen/svg.js'
import { group, node, picture } from '../pen/svg.js'
import { tones, seasonTones } from '../pen/tones.js'
import { widthOf, letters } from './lettering.js'

export const compositionSize = { width: 312, height: 92 } as const

const bar = { height: 56, gap: 2 } as const

/**
 * The four shares as a bar, with the seasons' names below. Bars from `labelThreshold` percent are labelled
 * (specification §9); the names of smaller shares contain their number. Shares of 0 percent lack a bar.
 */
export function compositionChart(
  composition: Composition,
  names: Readonly<Record<Season, string>>,
): SvgNode {
  return picture(compositionSize.width, compositionSize.height, [
    ...bars(composition),
    ...legend(seasons.map((season) => [season, nameOf(composition[season], names[season])])),
  ])
}

const nameOf = (percent: number, name: string): string =>
  percent < labelThreshold ? `${name} ${percent}%` : name

const bars = (composition: Composition): ReadonlyArray<SvgNode> => {
  const shown = seasons.filter((season) => composition[season] > 0)
  const room = compositionSize.width - bar.gap * (shown.length - 1)
  let x = 0
  return shown.map((season) => {
    const percent = composition[season]
    const width = (room * percent) / 100
    const drawn = share(season, percent, x, width)
    x += width + bar.gap
    return drawn
  })
}

const share = (season: Season, percent: number, x: number, width: number): SvgNode => {
  const { tone, on } = seasonTones[season]
  return group([
    node('rect', { x, y: 0, width, height: bar.height, fill: tone }),
    ...(percent >= labelThreshold
      ? [
          letters(`${percent}%`, x + width / 2, bar.height / 2 + 5, {
            face: 'mincho',
            size: 14,
            tone: on,
          }),
        ]
      : []),
  ])
}

const letter = { face: 'gothic', size: 12.5, tone: tones.ink, anchor: 'start' } as const
/** Distance from a legend entry's dot to its name, for letters of full size. */
const toName = 16
/** Gaps between legend entries. Letters shrink before the gap gets too narrow. */
const [minGap, maxGap] = [12, 50]

const legend = (entries: ReadonlyArray<readonly [Season, string]>): ReadonlyArray<SvgNode> => {
  const widths = entries.map(([, text]) => toName + widthOf({ text, ...letter }))
  const width = widths.reduce((sum, width) => sum + width, 0)
  const gaps = entries.length - 1
  const scale = Math.min(1, (compositionSize.width - gaps * minGap) / width)
  const gap = Math.min(maxGap, (compositionSize.width - scale * width) / gaps)
  let x = 0
  return entries.map(([season, text], index) => {
    const drawn = entry(season, x, text, scale)
    x += scale * (widths[index] ?? 0) + gap
    return drawn
  })
}

const entry = (season: Season, x: number, name: string, scale: number): SvgNode => {
  const y = bar.height + 24
  const r = 5 * scale
  return group([
    node('circle', { cx: x + r, cy: y - 4.5 * scale, r, fill: seasonTones[season].tone }),
    letters(name, x + toName * scale, y, { ...letter, size: letter.size * scale }),
  ])
}
