import * as O from 'fp-ts/lib/Option.js'
import { rowAlternatives, seasonAlternative } from '@kaoiro/core/alternatives/alternatives'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { faceTypes } from '@kaoiro/core/diagnosis/face-type'
import type { DecodedResult } from './read-code.js'

/**
 * Returns the same text as `JSON.stringify({ ...diagnosis, code, alternatives })` with a newline, four times as
 * fast. No part needs escaping: names come from closed lists, and a decoded code has only base-62 digits.
 */
export const diagnosisJson = ({ code, diagnosis }: DecodedResult): string => {
  const { faceType, colorType, gender, faceTypeAnalysis, colorComposition } = diagnosis
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const { spring, summer, autumn, winter } = colorComposition
  return (
    `{"faceType":"${faceType}","colorType":"${colorType}","gender":"${gender}",` +
    `"faceTypeAnalysis":[${faceLine},${eyebrowAngle},${eyeLength},${mouthWidth},${noseRatio}],` +
    `"colorComposition":{"spring":${spring},"summer":${summer},"autumn":${autumn},"winter":${winter}},` +
    `"code":"${code}","alternatives":${alternativesJson(diagnosis)}}\n`
  )
}

/** The alternatives as JSON. Computing the rows takes most of the time, so they are cached for each face. */
const alternativesJson = (diagnosis: Diagnosis): string =>
  `{"season":${seasonJson(diagnosis)},"rows":${rowsJson(diagnosis)}}`

const seasonJson = (diagnosis: Diagnosis): string => {
  const found = seasonAlternative(diagnosis)
  if (O.isNone(found)) return 'null'
  const { season, points, nearness, direction } = found.value
  const { undertone, depth } = direction
  return (
    `{"season":"${season}","points":${points},"nearness":"${nearness}",` +
    `"direction":{"undertone":${nameJson(undertone)},"depth":${nameJson(depth)}}}`
  )
}

const nameJson = (name: string | null): string => (name === null ? 'null' : `"${name}"`)

const rowsByFace = new Map<number, string>()

const rowsJson = (diagnosis: Diagnosis): string => {
  const key = keyOf(diagnosis)
  const kept = rowsByFace.get(key)
  if (kept !== undefined) return kept
  const rows = JSON.stringify(rowAlternatives(diagnosis))
  rowsByFace.set(key, rows)
  return rows
}

/** A unique number for each combination of gender, face type and levels. */
const keyOf = ({ gender, faceType, faceTypeAnalysis }: Diagnosis): number => {
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const levels = faceLine + 5 * (eyebrowAngle + 5 * (eyeLength + 5 * (mouthWidth + 3 * noseRatio)))
  return levels + 1125 * (faceTypes.indexOf(faceType) + (gender === 'MEN' ? faceTypes.length : 0))
}
