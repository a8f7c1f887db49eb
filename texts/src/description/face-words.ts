import { alternativeRowSentences } from '../content/alternative-sentences.js'
import type { Content } from '../content/content.js'
import type { Certainty, Diagnosis, FaceTypeAnalysis, Trait } from '@kaoiro/core/diagnosis'
import type { Feature, TraitSide } from '@kaoiro/core/chart'
import { decisionOf, effectOf, featuresOf, isStandard, sideOf } from '@kaoiro/core/chart'
import { leadOf } from './lead.js'

/** The words on a face in one language, made from its five levels. Every text is one sentence. */
export interface FaceWords {
  /** The features that lead the face, as a headline. */
  readonly lead: string
  /** Every feature: lines, then proportions, then those that are standard. One to three sentences. */
  readonly features: ReadonlyArray<string>
  /** Why the face has its pattern. */
  readonly decided: string
  /** Small changes that would give another pattern; at most two, often none. */
  readonly between: ReadonlyArray<string>
}

type Face = Pick<Diagnosis, 'gender' | 'faceType' | 'faceTypeAnalysis'>

/** @param certainty what the service says of the photo */
export const faceWords =
  (content: Content) =>
  (face: Diagnosis, certainty: Certainty = {}): FaceWords => ({
    lead: content.face.lead(leadOf(face.faceTypeAnalysis)),
    features: featureSentences(content, face),
    decided: content.face.decided(decisionOf(face), content.faceTypes[face.faceType].name),
    between: alternativeRowSentences(content)(face, certainty),
  })

/** All words in the order of reading, without the small changes. */
export const mainSentences = ({ lead, features, decided }: FaceWords): ReadonlyArray<string> => [
  lead,
  ...features,
  decided,
]

const featureSentences = (
  { face: texts }: Content,
  { faceTypeAnalysis, gender }: Face,
): ReadonlyArray<string> => {
  const groups = lineGroups(faceTypeAnalysis)
  const sides = {
    position: sideIn(faceTypeAnalysis, 'noseRatio'),
    mouth: sideIn(faceTypeAnalysis, 'mouthWidth'),
  }
  const standard = featuresOf(faceTypeAnalysis).filter(isStandard)
  return [
    ...(groups.length === 0 ? [] : [texts.lines(groups)]),
    ...(sides.position === 'standard' && sides.mouth === 'standard'
      ? []
      : [texts.proportions(sides)]),
    ...(standard.length === 0
      ? []
      : [
          texts.standard(
            standard.map(({ trait }) => trait),
            gender,
          ),
        ]),
  ]
}

const lineTraits: ReadonlyArray<Trait> = ['faceLine', 'eyebrowAngle', 'eyeVerticalLength']

/** Face line, brows and eyes by effect, the larger group first. */
const lineGroups = (analysis: FaceTypeAnalysis): ReadonlyArray<ReadonlyArray<Feature>> => {
  const lines = featuresOf(analysis).filter(
    (feature) => lineTraits.includes(feature.trait) && !isStandard(feature),
  )
  const [first] = lines
  if (first === undefined) return []
  const isLikeFirst = (feature: Feature) => effectOf(feature) === effectOf(first)
  return [lines.filter(isLikeFirst), lines.filter((feature) => !isLikeFirst(feature))]
    .filter((group) => group.length > 0)
    .sort((a, b) => b.length - a.length)
}

const sideIn = (analysis: FaceTypeAnalysis, trait: Trait): TraitSide =>
  featuresOf(analysis)
    .filter((feature) => feature.trait === trait)
    .map(sideOf)[0] ?? 'standard'
