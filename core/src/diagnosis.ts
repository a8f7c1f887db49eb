export {
  AnalysisRequest,
  Answer,
  PhotoAnswer,
  diagnosedFrom,
  diagnosisOf,
  withoutOutline,
} from './diagnosis/answer.js'
export type { ChangeablePart, SeasonWithout } from './diagnosis/season-without.js'
export {
  canLeaveOut,
  changeableParts,
  leavingOut,
  seasonWithout,
} from './diagnosis/season-without.js'
export type { Diagnosed } from './diagnosis/answer.js'
export type { Assessment, Likelihood } from './reading/assessment.js'
export { assessmentsOf, bothConfidence, likelihoods } from './reading/assessment.js'
export { Certainty } from './diagnosis/certainty.js'
export {
  levelChance,
  byTrait,
  levelOf,
  levels,
  levelsOf,
  reduceLevels,
  shownCuts,
  traits,
} from './diagnosis/level.js'
export type { Composition, Proportion, Distribution } from './diagnosis/distribution.js'
export {
  defaultComposition,
  labelThreshold,
  largestSeason,
  seasonsByShare,
  toComposition,
  inPercent,
  likeliest,
} from './diagnosis/distribution.js'
export type {
  Analysed,
  AnalysisPhase,
  Diagnose,
  AnalysisError,
  DiagnosisError,
  LocalError,
  SessionCall,
  SessionError,
} from './diagnosis/diagnose.js'
export { analysedLocally, sessionCalls } from './diagnosis/diagnose.js'
export type { Diagnosis, DiagnosisPart, Fallback } from './diagnosis/diagnosis.js'
export type {
  Doubt,
  FaceType,
  Reason,
  Gender,
  LightReferenceKind,
  Season,
  SeasonDirection,
  Undertone,
} from './diagnosis/vocabulary.js'
export {
  doubts,
  faceTypes,
  faceTypesOf,
  isReason,
  reasons,
  genders,
  lightReferences,
  depthOf,
  seasons,
  sharedTone,
  undertoneOf,
} from './diagnosis/vocabulary.js'
export {
  FaceFeatures,
  FaceOutline,
  mapContours,
  mirroredFeatures,
  mirroredOutline,
} from './diagnosis/face-outline.js'
export { faceTypeOrFallback, fallbacksIn } from './diagnosis/diagnosis.js'
export type { FaceTypeAnalysis, Level, Trait, TraitLevels, TraitScores } from './diagnosis/level.js'
