import { axes } from '@kaoiro/core/chart/axes'
import type { Content } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { levelScale, shareBar } from './scales.js'
import type { Style } from './style.js'
import { styleFor } from './style.js'

/** Characters of a composition bar at 100 percent. */
const barWidth = 40

/** Parts of fixed width come first, so that no column depends on how wide a terminal draws 漢字. */
export const card =
  (content: Content, messages: Messages, style: Style = styleFor(false)) =>
  (diagnosis: Diagnosis): string => {
    const { faceType, gender, colorType } = diagnosis
    return [
      '',
      `  ${messages.facePattern}: ${style.bold(content.faceTypes[faceType].name)} (${messages.genders[gender]})`,
      ...traitRows(content, style, diagnosis).map((row) => `    ${row}`),
      '',
      `  ${messages.personalColour}: ${style.bold(content.seasons[colorType].name)}`,
      ...compositionRows(content, style, diagnosis).map((row) => `    ${row}`),
      '',
      '',
    ].join('\n')
  }

const traitRows = (
  content: Content,
  style: Style,
  { faceTypeAnalysis }: Diagnosis,
): ReadonlyArray<string> =>
  axes.map(({ letter, levels }, row) => {
    const index = faceTypeAnalysis[row] ?? 0
    const labels = content.axes[row]
    return `${letter}  ${levelScale(style)(index, levels)}  ${labels?.title ?? ''}: ${labels?.levels[index] ?? ''}`
  })

const compositionRows = (
  content: Content,
  style: Style,
  { colorComposition }: Diagnosis,
): ReadonlyArray<string> =>
  seasons.map(
    (season) =>
      `${shareBar(style, barWidth)(colorComposition[season])}  ${content.seasons[season].name}`,
  )
