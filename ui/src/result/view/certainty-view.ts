import type { DoubtTexts } from '@kaoiro/core/content/certainty-texts'
import type { Content } from '@kaoiro/core/content/content'
import type { Assessment } from '@kaoiro/core/session/certainty/assessment'
import { assessmentsOf } from '@kaoiro/core/session/certainty/assessment'
import type { Certainty } from '@kaoiro/core/session/certainty/certainty'

/** The most doubts shown at once, the worst first: more would not be heeded. */
const maxDoubts = 2

/** The sentences about one answer; none if the service reports nothing about it. */
type Sentences = ReadonlyArray<string>

/** How sure a result is, in one language. */
export interface CertaintyView {
  readonly pattern: Sentences
  readonly colour: Sentences
  readonly doubts: ReadonlyArray<DoubtTexts>
}

export const certaintyView =
  ({ certainty: texts, faceTypes, seasons }: Content) =>
  (certainty: Certainty): CertaintyView => {
    const { faceType, season } = assessmentsOf(certainty)
    const sentencesOn = <Name>(
      { likelihood, near }: Assessment<Name>,
      nameOf: (name: Name) => string,
    ): Sentences => [
      ...(likelihood === null ? [] : [texts.likelihoods[likelihood]]),
      ...(near === null ? [] : [texts.near(nameOf(near.name))]),
    ]
    return {
      pattern: sentencesOn(faceType, (type) => faceTypes[type].name),
      colour: sentencesOn(season, (season) => seasons[season].name),
      doubts: (certainty.doubts ?? []).slice(0, maxDoubts).map((doubt) => texts.doubts[doubt]),
    }
  }
