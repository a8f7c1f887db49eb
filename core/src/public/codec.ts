/**
 * Result codes and result addresses: the seven characters that hold a whole result, and the sentence of a
 * customer's mail that holds them.
 *
 * @module codec
 */
export type { Base62Error } from '../base62.js'
export type { Composition } from '../composition.js'
export type { Diagnosis } from '../diagnosis.js'
export { differencesOf } from '../differences.js'
export type { Difference, DiagnosisPart } from '../differences.js'
export { faceTypes, faceTypesOf } from '../face-type.js'
export type { FaceType } from '../face-type.js'
export { genders } from '../gender.js'
export type { Gender } from '../gender.js'
export { levelCounts, traits } from '../level.js'
export type { FaceTypeAnalysis, FiveIndex, ThreeIndex, Trait } from '../level.js'
export { codeOf as extractCode, resultAddress } from '../result-address.js'
export type { ResultAddressError } from '../result-address.js'
export { resultCode } from '../result-code.js'
export type { ResultCodeError } from '../result-code.js'
export { seasons, undertoneOf } from '../season.js'
export type { Season } from '../season.js'
