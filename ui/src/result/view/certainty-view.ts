import type { DoubtTexts, Content } from '@kaoiro/texts/content'
import { labelledSentence } from '@kaoiro/texts/content'
import type { Agreement } from '@kaoiro/core/results'
import { agreementLevelOf, needsLightReference } from '@kaoiro/core/results'
import type { Diagnosed, Likelihood } from '@kaoiro/core/diagnosis'
import { assessmentsOf } from '@kaoiro/core/diagnosis'

/** Number of doubts shown at a time, worst first; visitors would ignore more. */
const maxDoubts = 2

/** Sentences about one answer; empty if the service reports nothing. */
type Sentences = ReadonlyArray<string>

/** View model of a result's certainty in one language. */
export interface CertaintyView {
  readonly heading: string
  /** How many photos the sentences are about; null for one. */
  readonly meaning: string | null
  readonly pattern: Sentences
  readonly colour: Sentences
  /** A reference for the light, if the season is uncertain: the first way to a surer answer. */
  readonly reference: DoubtTexts | null
  readonly doubts: ReadonlyArray<DoubtTexts>
}

/**
 * For one photo, how often another photo would give the same answer; for several photos, how well
 * their answers agree.
 *
 * @param canAdd whether the visitor can add a photo
 */
export const certaintyView =
  (content: Content) =>
  (diagnosed: Diagnosed, agreement: Agreement | null, canAdd: boolean): CertaintyView => ({
    ...(agreement === null || agreement.photos < 2
      ? ofOnePhoto(content, diagnosed, canAdd)
      : ofSeveralPhotos(content, agreement)),
    reference: needsLightReference(diagnosed, agreement) ? content.certainty.reference : null,
    doubts: (diagnosed.certainty.doubts ?? [])
      .slice(0, maxDoubts)
      .map((doubt) => content.certainty.doubts[doubt]),
  })

type Answers = Omit<CertaintyView, 'doubts' | 'reference'>

const ofSeveralPhotos = (
  { agreement: texts }: Content,
  { photos, faceType, season }: Agreement,
): Answers => {
  const sentencesOn = (count: number): Sentences => [
    texts.byLevel[agreementLevelOf(count, photos)]({ count, photos }),
  ]
  return {
    heading: texts.heading,
    meaning: texts.meaning({ photos }),
    pattern: sentencesOn(faceType),
    colour: sentencesOn(season),
  }
}

const ofOnePhoto = (content: Content, diagnosed: Diagnosed, canAdd: boolean): Answers => {
  const { certainty: texts, faceTypes } = content
  const { faceType, season } = assessmentsOf(diagnosed)
  const { lightReference } = diagnosed.certainty
  // The text on a very uncertain answer suggests another photo.
  const said = (likelihood: Likelihood): Likelihood =>
    likelihood === 'very-uncertain' && !canAdd ? 'uncertain' : likelihood
  const { likelihood, near } = faceType
  return {
    heading: texts.heading,
    meaning: null,
    pattern: [
      ...(likelihood === null ? [] : [texts.likelihoods[said(likelihood)]]),
      ...(near === null ? [] : [texts.near(faceTypes[near.name].name)]),
    ],
    colour: [
      ...labelledSentence(content, diagnosed.diagnosis, season),
      ...(lightReference === undefined ? [] : [texts.measuredAgainst[lightReference]]),
    ],
  }
}
