import type { AnalysisResult } from '../../src/session/wire/analysis-result.js'

export const level = {
  face_line: 1,
  eyebrow_angle: 2,
  eye_vertical_length: 3,
  mouth_width: 4,
  nose_ratio: 5,
} as const

/** A result with the fields of the specification only. */
export const resultOf = (
  faceType: string,
  season = 'winter',
  proportion = { spring: 1, autumn: 2, winter: 90 },
): AnalysisResult => ({
  face_type: { face_type: faceType, level },
  personal_color: { personal_color: season, proportion },
})
