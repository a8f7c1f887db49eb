import type { DoubtTexts, Content } from '@kaoiro/texts/content'
import type { Agreement } from '@kaoiro/core/results'
import { agreementLevelOf, needsLightReference } from '@kaoiro/core/results'
import type { Assessment, Diagnosed, Likelihood } from '@kaoiro/core/diagnosis'
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

const ofOnePhoto = (
  { certainty: texts, faceTypes, seasons }: Content,
  diagnosed: Diagnosed,
  canAdd: boolean,
): Answers => {
  const { faceType, season } = assessmentsOf(diagnosed)
  const { lightReference } = diagnosed.certainty
  // The text on a very uncertain answer suggests another photo: once is enough.
  const said = (likelihood: Likelihood, suggests: boolean): Likelihood =>
    likelihood === 'very-uncertain' && !suggests ? 'uncertain' : likelihood
  const sentencesOn = <Name>(
    { likelihood, near }: Assessment<Name>,
    nameOf: (name: Name) => string,
    suggests: boolean,
  ): Sentences => [
    ...(likelihood === null ? [] : [texts.likelihoods[said(likelihood, suggests)]]),
    ...(near === null ? [] : [texts.near(nameOf(near.name))]),
  ]
  return {
    heading: texts.heading,
    meaning: null,
    pattern: sentencesOn(faceType, (type) => faceTypes[type].name, canAdd),
    colour: [
      ...sentencesOn(
        season,
        (season) => seasons[season].name,
        canAdd && faceType.likelihood !== 'very-uncertain',
      ),
      ...(lightReference === undefined ? [] : [texts.measuredAgainst[lightReference]]),
    ],
  }
}
