import { neighbourSentences } from '../content/alternative-sentences.js'
import type { Content } from '../content/content.js'
import { resultNames } from '../content/result-texts.js'
import type { Certainty, Diagnosis, Gender, Trait } from '@kaoiro/core/diagnosis'
import type { Decision, Feature } from '@kaoiro/core/chart'
import {
  alsoPattern,
  decisionOf,
  effectOf,
  isStandard,
  sideIn,
  toldFeatures,
} from '@kaoiro/core/chart'
import { alsoSuits, beginningWith, wardrobeColours } from '@kaoiro/core/palette'
import { leadOf } from './lead.js'

/** The words on a face in one language, made from its five levels. Every text is one sentence. */
export interface FaceWords {
  /** The headline: what gives the face its pattern, what speaks against it, and which colours suit it. */
  readonly lead: string
  /** The features that `decided` does not name: lines, then proportions, then those that are standard; up to three sentences. */
  readonly features: ReadonlyArray<string>
  /** Praise of the features that give the face its pattern. */
  readonly decided: string
  /** An invitation to a pattern close by; often none. */
  readonly between: ReadonlyArray<string>
}

/** @param certainty what the service says of the photo */
export const faceWords =
  (content: Content) =>
  (face: Diagnosis, certainty: Certainty = {}): FaceWords => {
    const told = toldFeatures(face, certainty)
    const decision = decisionOf(face, told)
    const isAlone = alsoPattern({ diagnosis: face, certainty }) === null
    const { accent } = wardrobeColours(face.colorType)
    const [own] = beginningWith(accent, face.faceTypeAnalysis, 'mouthWidth')
    const colour = content.style.colours(own === undefined ? [] : [own])
    return {
      lead: content.face.opening(leadOf(face, told)) + leadEnd(content)(face),
      features: featureSentences(content, face.gender, told, decision),
      decided: content.face.decided(
        decision,
        resultNames(content)(face, certainty).pattern,
        colour,
      ),
      // The neighbour of a face with two names is one of them.
      between: isAlone ? neighbourSentences(content)(face, told) : [],
    }
  }

/** The end of the headline, on colours: what does not depend on the face. */
export const leadEnd =
  ({ face: texts }: Content) =>
  (face: Diagnosis): string =>
    texts.colours(face.colorType, alsoSuits(face))

/** All words in the order of reading, without the small changes. */
export function mainSentences({ lead, features, decided }: FaceWords): ReadonlyArray<string> {
  return [lead, ...features, decided]
}

const featureSentences = (
  { face: texts }: Content,
  gender: Gender,
  features: Features,
  decision: Decision,
): ReadonlyArray<string> => {
  const decided = traitsIn(decision)
  const rest = features.filter(({ trait }) => !decided.includes(trait))
  const groups = lineGroups(rest)
  const sides = { position: sideIn(rest, 'noseRatio'), mouth: sideIn(rest, 'mouthWidth') }
  const standard = rest.filter(isStandard).map(({ trait }) => trait)
  return [
    ...(groups.length === 0 ? [] : [texts.lines(groups)]),
    ...(sides.position === 'standard' && sides.mouth === 'standard'
      ? []
      : [texts.proportions(sides, gender)]),
    ...(standard.length === 0 ? [] : [texts.standard(standard)]),
  ]
}

/** The traits that the sentence on a decision names. */
const traitsIn = (decision: Decision): ReadonlyArray<Trait> => {
  switch (decision._tag) {
    case 'Features':
    case 'Opposites':
      return decision.features.map(({ trait }) => trait)
    case 'Standard':
    case 'Whole':
      return []
  }
}

type Features = ReadonlyArray<Feature>

const lineTraits: ReadonlyArray<Trait> = ['faceLine', 'eyebrowAngle', 'eyeVerticalLength']

/** Face line, brows and eyes by effect, the larger group first. */
const lineGroups = (features: Features): ReadonlyArray<Features> => {
  const lines = features.filter(
    (feature) => lineTraits.includes(feature.trait) && !isStandard(feature),
  )
  const [first] = lines
  if (first === undefined) return []
  const isLikeFirst = (feature: Feature) => effectOf(feature) === effectOf(first)
  return [lines.filter(isLikeFirst), lines.filter((feature) => !isLikeFirst(feature))]
    .filter((group) => group.length > 0)
    .sort((a, b) => b.length - a.length)
}
