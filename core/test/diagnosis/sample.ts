import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'

export const pretty: Diagnosis = {
  faceType: 'pretty',
  colorType: 'spring',
  gender: 'WOMEN',
  faceTypeAnalysis: [3, 2, 1, 1, 1],
  colorComposition: { spring: 58, summer: 24, autumn: 14, winter: 4 },
}
