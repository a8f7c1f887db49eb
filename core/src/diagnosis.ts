export { AnalysisRequest } from './diagnosis/analysis-request.js'
export type { Diagnosed } from './diagnosis/answer.js'
export {
  Answer,
  PhotoAnswer,
  diagnosedFrom,
  diagnosisOf,
  withoutOutline,
} from './diagnosis/answer.js'
export type { Assessment, Likelihood } from './reading/assessment.js'
export { assessmentsOf, bothConfidence, likelihoods } from './reading/assessment.js'
export { Certainty } from './diagnosis/certainty.js'
export { levelChance } from './diagnosis/side-confidence.js'
export type { Composition, Proportion } from './diagnosis/composition.js'
export {
  defaultComposition,
  labelThreshold,
  largestSeason,
  seasonsByShare,
  toComposition,
} from './diagnosis/composition.js'
export type { Analysed, AnalysisPhase, Diagnose } from './diagnosis/diagnose.js'
export { analysedLocally } from './diagnosis/diagnose.js'
export type { Diagnosis } from './diagnosis/diagnosis.js'
export type {
  AnalysisError,
  DiagnosisError,
  LocalError,
  SessionCall,
  SessionError,
} from './diagnosis/diagnosis-error.js'
export { sessionCalls } from './diagnosis/diagnosis-error.js'
export type { DiagnosisPart } from './diagnosis/differences.js'
export type { Distribution } from './diagnosis/distribution.js'
export { inPercent, likeliest } from './diagnosis/distribution.js'
export type { Doubt } from './diagnosis/doubt.js'
export { doubts } from './diagnosis/doubt.js'
export {
  FaceFeatures,
  FaceOutline,
  mapContours,
  mirroredFeatures,
  mirroredOutline,
} from './diagnosis/face-outline.js'
export type { FaceType } from './diagnosis/face-type.js'
export { faceTypes, faceTypesOf } from './diagnosis/face-type.js'
export type { Reason } from './diagnosis/failure-reason.js'
export { isReason, reasons } from './diagnosis/failure-reason.js'
export type { Fallback } from './diagnosis/fallback.js'
export { faceTypeOrFallback, fallbacksIn } from './diagnosis/fallback.js'
export type { Gender } from './diagnosis/gender.js'
export { genders } from './diagnosis/gender.js'
export type { FaceTypeAnalysis, Level, Trait, TraitLevels, TraitScores } from './diagnosis/level.js'
export {
  byTrait,
  levelOf,
  levels,
  levelsOf,
  reduceLevels,
  shownCuts,
  traits,
} from './diagnosis/level.js'
export type { LightReferenceKind } from './diagnosis/light-reference.js'
export { lightReferences } from './diagnosis/light-reference.js'
export type { Season, SeasonDirection, Undertone } from './diagnosis/season.js'
export { depthOf, seasons, undertoneOf } from './diagnosis/season.js'
