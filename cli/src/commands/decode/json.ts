import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import type { FoundResult } from '@kaoiro/core/result-code'
import { rowAlternatives, seasonAlternative } from '@kaoiro/core/results'
import type { Content } from '@kaoiro/texts/content'
import { faceWords } from '@kaoiro/texts/description'
import * as O from 'fp-ts/lib/Option.js'
import { jsonText } from '../../print/printable.js'
import { namedLevels } from '../../print/report.js'
import type { Given } from './input.js'

/** Faces whose words are kept, about 2 kB each. */
const maxKept = 10_000

/** What is said of a face, as JSON. */
interface FaceJson {
  readonly rows: string
  readonly words: string
}

/** Prints rows of JSON. What is said of a face takes most of the time, so it is kept for the next row with it. */
export function diagnosisJson(content: Content): (found: FoundResult, given: Given) => string {
  const wordsOf = faceWords(content)
  const kept = new Map<string, FaceJson>()
  const faceJson = (diagnosis: Diagnosis): FaceJson => {
    const { gender, faceType, colorType, faceTypeAnalysis } = diagnosis
    const key = [gender, faceType, colorType, alsoSuits(diagnosis), ...faceTypeAnalysis].join()
    const found = kept.get(key)
    if (found !== undefined) return found
    if (kept.size >= maxKept) kept.clear()
    const [rows, words] = [rowAlternatives(diagnosis), wordsOf(diagnosis)].map(jsonText)
    const made = { rows: rows ?? '', words: words ?? '' }
    kept.set(key, made)
    return made
  }
  return ({ code, diagnosis, mistypedOf }, { input, line }) => {
    const levels = namedLevels(diagnosis.faceTypeAnalysis)
    const head = { ...diagnosis, levels, code, mistypedOf, input, line }
    // Only the input may have characters that control a terminal.
    const start = input === code ? JSON.stringify(head) : jsonText(head)
    const season = JSON.stringify(O.toNullable(seasonAlternative(diagnosis)))
    const { rows, words } = faceJson(diagnosis)
    return `${start.slice(0, -1)},"alternatives":{"season":${season},"rows":${rows}},"words":${words}}\n`
  }
}
