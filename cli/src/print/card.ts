import { chartRows, resultNames } from '@kaoiro/texts/content'
import type { Content, Messages } from '@kaoiro/texts/content'
import type { Certainty, Diagnosis } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import { displayWidth, hanging, maxColumns, wrapped } from './columns.js'
import type { Style } from './style.js'
import { styleFor } from './style.js'

/** Columns of a card that are not part of a bar, and characters of the narrowest bar. */
const besideBar = 40
const minBar = 10

/** Formats a result. Columns of fixed width come first, because terminals differ in the width of 漢字. */
export function card(
  content: Content,
  messages: Messages,
  style: Style = styleFor(false),
  columns: number = maxColumns,
) {
  return (diagnosis: Diagnosis, certainty: Certainty = {}): string => {
    const { pattern, season } = resultNames(content)(diagnosis, certainty)
    const named = (kind: string, name: string, after = ''): string => {
      const isWide = displayWidth(`  ${kind}: ${name}${after}`) > columns
      return `  ${kind}:${isWide ? '\n    ' : ' '}${style.bold(name)}${after}`
    }
    return [
      '',
      named(messages.facePattern, pattern, ` (${messages.genders[diagnosis.gender]})`),
      ...traitRows(content, style, diagnosis, columns),
      '',
      named(messages.personalColour, season),
      ...compositionRows(content, style, diagnosis, columns).map((row) => `    ${row}`),
      ...wrapped('    ', columns)(content.certainty.composition).map(style.dim),
      '',
      '',
    ].join('\n')
  }
}

const traitRows = (
  content: Content,
  style: Style,
  diagnosis: Diagnosis,
  columns: number,
): ReadonlyArray<string> =>
  chartRows(content)(diagnosis).flatMap(({ letter, title, levels, index }) => {
    const before = `    ${letter}  ${levelScale(style)(index, levels.length)}  `
    const indent = ' '.repeat(9 + scaleWidth)
    return hanging(before, indent, columns)(`${title}: ${levels[index] ?? ''}`)
  })

const compositionRows = (
  content: Content,
  style: Style,
  { colorComposition }: Diagnosis,
  columns: number,
): ReadonlyArray<string> => {
  const bar = shareBar(style, Math.max(minBar, Math.min(columns, maxColumns) - besideBar))
  return seasons.map(
    (season) => `${bar(colorComposition[season])}  ${content.seasons[season].name}`,
  )
}

/** Characters of a scale of five levels; a scale of three is padded to the same width. */
export const scaleWidth = 9

/** Draws a level, from 0, on its scale: `· · · ● ·`. */
export function levelScale({ dim }: Style) {
  return (index: number, levels: number): string => {
    const before = '· '.repeat(index)
    const after = ' ·'.repeat(levels - 1 - index)
    const filling = ' '.repeat(scaleWidth - (2 * levels - 1))
    return `${before && dim(before)}●${after && dim(after)}${filling}`
  }
}

/** Draws a percentage as a bar, `width` characters long at 100, followed by the number. */
export function shareBar({ dim }: Style, width: number) {
  return (percent: number): string => {
    const full = Math.round((percent / 100) * width)
    const empty = '·'.repeat(width - full)
    return `${'█'.repeat(full)}${empty && dim(empty)} ${String(percent).padStart(3)} %`
  }
}
