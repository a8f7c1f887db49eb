import { chartRows } from '@kaoiro/texts/content'
import type { Content, Messages } from '@kaoiro/texts/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import type { Style } from './style.js'
import { styleFor } from './style.js'

/** Characters of a bar at 100 percent. */
const barWidth = 40

/** Formats a result. Columns of fixed width come first, because terminals differ in the width of 漢字. */
export const card =
  (content: Content, messages: Messages, style: Style = styleFor(false)) =>
  (diagnosis: Diagnosis): string => {
    const { faceType, gender, colorType } = diagnosis
    return [
      '',
      `  ${messages.facePattern}: ${style.bold(content.faceTypes[faceType].name)} (${messages.genders[gender]})`,
      ...traitRows(content, style, diagnosis).map((row) => `    ${row}`),
      '',
      `  ${messages.personalColour}: ${style.bold(content.seasonName(colorType, alsoSuits(diagnosis)))}`,
      ...compositionRows(content, style, diagnosis).map((row) => `    ${row}`),
      '',
      '',
    ].join('\n')
  }

const traitRows = (content: Content, style: Style, diagnosis: Diagnosis): ReadonlyArray<string> =>
  chartRows(content)(diagnosis).map(
    ({ letter, title, levels, index }) =>
      `${letter}  ${levelScale(style)(index, levels.length)}  ${title}: ${levels[index] ?? ''}`,
  )

const compositionRows = (
  content: Content,
  style: Style,
  { colorComposition }: Diagnosis,
): ReadonlyArray<string> =>
  seasons.map(
    (season) =>
      `${shareBar(style, barWidth)(colorComposition[season])}  ${content.seasons[season].name}`,
  )

/** Characters of a scale of five levels; a scale of three is padded to the same width. */
export const scaleWidth = 9

/** Draws a level, from 0, on its scale: `· · · ● ·`. */
export const levelScale =
  ({ dim }: Style) =>
  (index: number, levels: number): string => {
    const before = '· '.repeat(index)
    const after = ' ·'.repeat(levels - 1 - index)
    const filling = ' '.repeat(scaleWidth - (2 * levels - 1))
    return `${before && dim(before)}●${after && dim(after)}${filling}`
  }

/** Draws a percentage as a bar, `width` characters long at 100, followed by the number. */
export const shareBar =
  ({ dim }: Style, width: number) =>
  (percent: number): string => {
    const full = Math.round((percent / 100) * width)
    const empty = '·'.repeat(width - full)
    return `${'█'.repeat(full)}${empty && dim(empty)} ${String(percent).padStart(3)} %`
  }
