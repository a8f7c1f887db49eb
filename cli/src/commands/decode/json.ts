import * as O from 'fp-ts/lib/Option.js'
import { rowAlternatives, seasonAlternative } from '@kaoiro/core/results'
import type { Content } from '@kaoiro/texts/content'
import { faceWords, leadEnd, leadOf } from '@kaoiro/texts/description'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { faceTypes } from '@kaoiro/core/diagnosis'
import type { DecodedResult } from '../../result-code/read-code.js'

/**
 * Returns the same text as `JSON.stringify({ ...diagnosis, code, alternatives, words })` with a newline, but computes the
 * parts that depend on the face only once. Only the words need escaping: names come from closed lists, and a decoded
 * code has only base-62 digits.
 */
export const diagnosisJson = (content: Content): ((decoded: DecodedResult) => string) => {
  const ofFace = faceJson(content)
  return ({ code, diagnosis }) => {
    const { faceType, colorType, gender, faceTypeAnalysis, colorComposition } = diagnosis
    const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
    const { spring, summer, autumn, winter } = colorComposition
    const [rows, words] = ofFace(diagnosis)
    return (
      `{"faceType":"${faceType}","colorType":"${colorType}","gender":"${gender}",` +
      `"faceTypeAnalysis":[${faceLine},${eyebrowAngle},${eyeLength},${mouthWidth},${noseRatio}],` +
      `"colorComposition":{"spring":${spring},"summer":${summer},"autumn":${autumn},"winter":${winter}},` +
      `"code":"${code}","alternatives":{"season":${seasonJson(diagnosis)},${rows}` +
      `${inJson(leadEnd(content)(diagnosis))}",${words}`
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

type FaceJson = readonly [rowsAndLead: string, otherWords: string]

/**
 * The rows of the alternatives and the start of the headline; the other words. Computing them takes most of the time, so
 * they are cached for each face.
 */
const faceJson = (content: Content): ((diagnosis: Diagnosis) => FaceJson) => {
  const words = faceWords(content)
  const cache = new Map<number, FaceJson>()
  return (diagnosis) => {
    const key = keyOf(diagnosis)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const { lead: _, ...others } = words(diagnosis)
    const start = content.face.opening(leadOf(diagnosis))
    const json = [
      `"rows":${JSON.stringify(rowAlternatives(diagnosis))}},"words":{"lead":"${inJson(start)}`,
      `${JSON.stringify(others).slice(1)}}\n`,
    ] as const
    cache.set(key, json)
    return json
  }
}

/** A text as a part of a JSON string. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** A unique number for each combination of gender, face type and levels. */
const keyOf = ({ gender, faceType, faceTypeAnalysis }: Diagnosis): number => {
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const levels = faceLine + 5 * (eyebrowAngle + 5 * (eyeLength + 5 * (mouthWidth + 3 * noseRatio)))
  return levels + 1125 * (faceTypes.indexOf(faceType) + (gender === 'MEN' ? faceTypes.length : 0))
}
