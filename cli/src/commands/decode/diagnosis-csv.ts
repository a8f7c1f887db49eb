import type { DecodedResult } from './read-code.js'

/**
 * RFC 4180, but with the line ends of Unix: a carriage return would stick to the last column in `cut`
 * and `awk`, and spreadsheets read either.
 */
export const csvHeader =
  'code,gender,face_type,season,face_line,eyebrow_angle,eye_vertical_length,mouth_width,nose_ratio,' +
  'spring,summer,autumn,winter\n'

/** One row. No field needs quotes: they are names from closed lists, numbers and base-62 digits. */
export const diagnosisCsv = ({ code, diagnosis }: DecodedResult): string => {
  const { faceType, colorType, gender, faceTypeAnalysis, colorComposition } = diagnosis
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const { spring, summer, autumn, winter } = colorComposition
  return (
    `${code},${gender},${faceType},${colorType},` +
    `${faceLine},${eyebrowAngle},${eyeLength},${mouthWidth},${noseRatio},` +
    `${spring},${summer},${autumn},${winter}\n`
  )
}
