import { alternativesJson } from './alternatives-json.js'
import type { DecodedResult } from './read-code.js'

/**
 * `JSON.stringify({ ...diagnosis, code, alternatives })` and a line end, some four times as fast. No part needs escaping:
 * names come from closed lists, and a decoded code has only base-62 digits.
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
