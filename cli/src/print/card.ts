import { axes } from '@kaoiro/core/chart/axes'
import type { Content } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/season'

/** Characters of a composition bar at 100 percent. */
const barWidth = 40

/** What is of fixed width comes first, so that no column depends on how wide a terminal draws 漢字. */
export const card =
  (content: Content, messages: Messages) =>
  (diagnosis: Diagnosis): string =>
    [
      '',
      `  ${messages.facePattern}: ${content.faceTypes[diagnosis.faceType].name} (${messages.genders[diagnosis.gender]})`,
      ...traitRows(content, diagnosis).map((row) => `    ${row}`),
      '',
      `  ${messages.personalColour}: ${content.seasons[diagnosis.colorType].name}`,
      ...compositionRows(content, diagnosis).map((row) => `    ${row}`),
      '',
      '',
    ].join('\n')

const traitRows = (content: Content, { faceTypeAnalysis }: Diagnosis): ReadonlyArray<string> =>
  axes.map(({ letter, levels }, row) => {
    const index = faceTypeAnalysis[row] ?? 0
    const labels = content.axes[row]
    const scale = Array.from({ length: levels }, (_, level) => (level === index ? '●' : '·'))
    return `${letter}  ${scale.join(' ').padEnd(9)}  ${labels?.title ?? ''}: ${labels?.levels[index] ?? ''}`
  })

const compositionRows = (
  content: Content,
  { colorComposition }: Diagnosis,
): ReadonlyArray<string> =>
  seasons.map((season) => {
    const percent = colorComposition[season]
    const bar = '█'.repeat(Math.round((percent / 100) * barWidth)).padEnd(barWidth, '·')
    return `${bar} ${String(percent).padStart(3)} %  ${content.seasons[season].name}`
  })
