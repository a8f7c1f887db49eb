import { printable } from '../print/printable.js'
import { namedLevels } from '../print/report.js'
import type { DecodedResult } from './read-code.js'
import { maxCharacters } from './read-code.js'

/**
 * RFC 4180, but with LF as line ending: `cut` and `awk` would include a carriage return in the last column,
 * and spreadsheets accept both.
 */
export const csvHeader =
  'code,gender,face_type,season,face_line,eyebrow_angle,eye_vertical_length,mouth_width,nose_ratio,' +
  'spring,summer,autumn,winter,face_line_level,eyebrow_angle_level,eye_vertical_length_level,' +
  'mouth_width_level,nose_ratio_level,line,input'

/**
 * One row, without its end: a table may add fields. Only the input may need quotes, and is the last field, for `cut` and
 * `awk`: the others are names from closed lists, numbers and base-62 digits.
 */
export function diagnosisCsv(
  { code, diagnosis }: DecodedResult,
  { input, line }: { readonly input: string; readonly line: number | null },
): string {
  const { faceType, colorType, gender, faceTypeAnalysis, colorComposition } = diagnosis
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = faceTypeAnalysis
  const { spring, summer, autumn, winter } = colorComposition
  return (
    `${code},${gender},${faceType},${colorType},` +
    `${faceLine},${eyebrowAngle},${eyeLength},${mouthWidth},${noseRatio},` +
    `${spring},${summer},${autumn},${winter},` +
    `${Object.values(namedLevels(faceTypeAnalysis)).join()},${line ?? ''},${csvField(input)}`
  )
}

/** Begins a table: without this mark, Excel reads UTF-8 as the system's encoding. */
export const csvMark = '\ufeff'

/**
 * Starts of formulas, which spreadsheets compute: also in full width, as Excel does in Japan, and after a semicolon, which separates
 * fields in many countries (OWASP, CSV injection).
 */
const formula = /(^|;)(["'\s\ufffd]*)(?=[=+\-@＝＋－＠])/g

/** A text from elsewhere as a field. Its control characters are replaced, and formulas get an apostrophe. */
export function csvField(text: string): string {
  const safe = printable(text, maxCharacters).replace(formula, "$1'$2")
  return /^[^",;]*$/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`
}
