import type { AnalysisResult } from './wire.js'

/** How often an answer would stay in another photo of the same face, 0 to 1, where it was sent. */
export interface Confidence {
  readonly faceType?: number
  readonly season?: number
  readonly both?: number
}

export const confidenceOf = (result: AnalysisResult): Confidence => {
  const { confidence: faceType } = result.face_type
  const { confidence: season } = result.personal_color
  const { confidence: both } = result
  return {
    ...(faceType === undefined ? {} : { faceType }),
    ...(season === undefined ? {} : { season }),
    ...(both === undefined ? {} : { both }),
  }
}

export const isSent = (confidence: Confidence): boolean => Object.keys(confidence).length > 0
