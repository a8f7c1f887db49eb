import * as O from 'fp-ts/lib/Option.js'
import { rowAlternatives, seasonAlternative } from '@kaoiro/core/results'
import type { Content } from '@kaoiro/texts/content'
import { faceWords, leadEnd, leadOf } from '@kaoiro/texts/description'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { faceTypes } from '@kaoiro/core/diagnosis'
import type { FoundResult } from '@kaoiro/core/result-code'
import { alsoSuits } from '@kaoiro/core/palette'
import { namedLevels } from '../../print/named-levels.js'
import { jsonText } from '../../print/printable.js'
import type { Given } from './input.js'

/**
 * Returns the same text as `JSON.stringify({ ...diagnosis, levels, code, mistypedOf, input, line, alternatives, words })` with a newline,
 * in UTF-8 (`utf8`), but computes the parts that depend on the face only once. Only the words and the input need escaping:
 * names come from closed lists, and a decoded code has only base-62 digits.
 */
export const diagnosisJson = (content: Content): ((found: FoundResult, given: Given) => string) => {
  const ofFace = faceJson(content)
  const endOfLead = endJson(content)
  return ({ code, diagnosis, mistypedOf }, { input, line }) => {
    const { colorType, colorComposition } = diagnosis
    const { spring, summer, autumn, winter } = colorComposition
    const { start, indices, levels, rows, words } = ofFace(diagnosis)
    return (
      `${start}${colorType}${indices}${spring},"summer":${summer},"autumn":${autumn},"winter":${winter}` +
      `${levels}${code}","mistypedOf":${JSON.stringify(mistypedOf)},"input":${input === code ? `"${code}"` : utf8(jsonText(input))},"line":${line},` +
      `"alternatives":{"season":${seasonJson(diagnosis)},${rows}` +
      `${endOfLead(diagnosis)}",${words}`
    )
  }
}

const seasonJson = (diagnosis: Diagnosis): string => {
  const found = seasonAlternative(diagnosis)
  if (O.isNone(found)) return 'null'
  const { season, points, direction } = found.value
  const { undertone, depth } = direction
  return (
    `{"season":"${season}","points":${points},` +
    `"direction":{"undertone":${nameJson(undertone)},"depth":${nameJson(depth)}}}`
  )
}

const nameJson = (name: string | null): string => (name === null ? 'null' : `"${name}"`)

/** The end of the headline, which depends on two seasons only. */
const endJson = (content: Content): ((diagnosis: Diagnosis) => string) => {
  const cache = new Map<string, string>()
  return (diagnosis) => {
    const key = `${diagnosis.colorType} ${alsoSuits(diagnosis) ?? ''}`
    const end = cache.get(key) ?? inJson(leadEnd(content)(diagnosis))
    cache.set(key, end)
    return end
  }
}

/** The parts of the JSON that depend on the face only. Computing them takes most of the time, so they are cached. */
interface FaceJson {
  readonly start: string
  /** From the gender to the composition. */
  readonly indices: string
  /** From the composition to the code. */
  readonly levels: string
  /** The rows of the alternatives and the start of the headline. */
  readonly rows: string
  /** The words after the headline. */
  readonly words: string
}

const faceJson = (content: Content): ((diagnosis: Diagnosis) => FaceJson) => {
  const words = faceWords(content)
  const cache = new Map<number, FaceJson>()
  return (diagnosis) => {
    const key = keyOf(diagnosis)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const { lead: _, ...others } = words(diagnosis)
    const lead = content.face.opening(leadOf(diagnosis))
    const { faceType, gender, faceTypeAnalysis: levels } = diagnosis
    const json = {
      start: `{"faceType":"${faceType}","colorType":"`,
      indices: `","gender":"${gender}","faceTypeAnalysis":${JSON.stringify(levels)},"colorComposition":{"spring":`,
      levels: `},"levels":${JSON.stringify(namedLevels(levels))},"code":"`,
      rows: `"rows":${JSON.stringify(rowAlternatives(diagnosis))}},"words":{"lead":"${inJson(lead)}`,
      words: utf8(`${JSON.stringify(others).slice(1)}}\n`),
    }
    cache.set(key, json)
    return json
  }
}

/** A text as a part of a JSON string. */
const inJson = (text: string): string => utf8(JSON.stringify(text).slice(1, -1))

/** The bytes of a text in UTF-8 as characters. Encoding all rows took half of the time, and most of their text is cached. */
const utf8 = (text: string): string => Buffer.from(text).toString('latin1')

/** A unique number for each combination of gender, face type and levels. */
const keyOf = ({ gender, faceType, faceTypeAnalysis }: Diagnosis): number => {
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const levels = faceLine + 5 * (eyebrowAngle + 5 * (eyeLength + 5 * (mouthWidth + 3 * noseRatio)))
  return levels + 1125 * (faceTypes.indexOf(faceType) + (gender === 'MEN' ? faceTypes.length : 0))
}
