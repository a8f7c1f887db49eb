import type { Gender } from './gender.js'

/** The ten face patterns. A pattern's place in this list is its number in the result code. */
export const faceTypes = [
  'smart-casual',
  'natural',
  'pretty',
  'basic',
  'handsome',
  'chic',
  'sweet',
  'simple',
  'casual',
  'wild',
] as const

export type FaceType = (typeof faceTypes)[number]

const shownTo = {
  MEN: ['simple', 'casual', 'wild', 'chic'],
  WOMEN: ['smart-casual', 'natural', 'pretty', 'basic', 'handsome', 'chic', 'sweet'],
} as const satisfies Record<Gender, ReadonlyArray<FaceType>>

/** The face patterns that a visitor of this gender can be shown, always in the same order. */
export const faceTypesOf = (gender: Gender): ReadonlyArray<FaceType> => shownTo[gender]
