/**
 * Result codes and result addresses: encodes a whole result in seven characters, decodes them, and finds them in the
 * text of a customer's mail.
 *
 * @module codec
 */
export type { Base62Error } from '../result-code/base62.js'
export type { Composition } from '../diagnosis/composition.js'
export type { Diagnosis } from '../diagnosis/diagnosis.js'
export { differencesOf } from '../diagnosis/differences.js'
export type { Difference, DiagnosisPart } from '../diagnosis/differences.js'
export { faceTypes, faceTypesOf } from '../diagnosis/face-type.js'
export type { FaceType } from '../diagnosis/face-type.js'
export { genders } from '../diagnosis/gender.js'
export type { Gender } from '../diagnosis/gender.js'
export { levelCounts, traits } from '../diagnosis/level.js'
export type { FaceTypeAnalysis, FiveIndex, ThreeIndex, Trait } from '../diagnosis/level.js'
export { extractCode, resultAddress } from '../result-code/address.js'
export type { ResultAddressError } from '../result-code/address.js'
export { resultCode, shownResult } from '../result-code/result-code.js'
export type { ResultCodeError } from '../result-code/result-code.js'
export { seasons, undertoneOf } from '../diagnosis/season.js'
export type { Season, Undertone } from '../diagnosis/season.js'
