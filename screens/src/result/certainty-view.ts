import type { Diagnosed, Likelihood } from '@kaoiro/core/diagnosis'
import { assessmentsOf } from '@kaoiro/core/diagnosis'
import { alsoPattern } from '@kaoiro/core/chart'
import { alsoSuits } from '@kaoiro/core/palette'
import { resultCode } from '@kaoiro/core/result-code'
import type { Agreement } from '@kaoiro/core/results'
import {
  agreementLevelOf,
  isPersonInQuestion,
  maxPhotos,
  needsLightReference,
  onePhoto,
} from '@kaoiro/core/results'
import type { Content, DoubtTexts } from '@kaoiro/texts/content'
import { labelledSentence } from '@kaoiro/texts/content'
import type { EarlierResult, ResultHistory } from './history.js'
import { keptSessions } from './history.js'

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
export function certaintyView(
  content: Content,
  diagnosed: Diagnosed,
  agreement: Agreement | null,
  canAdd: boolean,
): CertaintyView {
  return {
    ...(agreement === null || agreement.photos < 2
      ? ofOnePhoto(content, diagnosed, canAdd)
      : ofSeveralPhotos(content, agreement)),
    reference: needsLightReference(diagnosed, agreement) ? content.certainty.reference : null,
    doubts: (diagnosed.certainty.doubts ?? [])
      .slice(0, maxDoubts)
      .map((doubt) => content.certainty.doubts[doubt]),
  }
}

type Answers = Omit<CertaintyView, 'doubts' | 'reference'>

function ofSeveralPhotos(
  { agreement: texts }: Content,
  { photos, faceType, season }: Agreement,
): Answers {
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

function ofOnePhoto(content: Content, diagnosed: Diagnosed, canAdd: boolean): Answers {
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

/** An invitation to another photo of the same person. */
export interface MorePhotos {
  /** The invitation comes first on the page. */
  readonly isLow: boolean
  /** Number of photos that can still be added. */
  readonly left: number
  /** History state of the capture screen. */
  readonly state: { readonly earlier: EarlierResult }
}

/**
 * Null if the result was opened by its address, already has the maximum number of photos, or comes from a version of the
 * site with other answers.
 */
export function morePhotos(
  code: string,
  diagnosed: Diagnosed,
  history: ResultHistory,
): MorePhotos | null {
  const { agreement, answers = [] } = history
  if (agreement === undefined || agreement.photos >= maxPhotos || answers.length === 0) return null
  return {
    isLow: isLow(diagnosed, agreement),
    left: maxPhotos - agreement.photos,
    state: { earlier: { code, state: history } },
  }
}

/** The result of the last photo alone: its code, and the state of its history entry, with all sessions at the service. */
export interface LastPhoto {
  readonly code: string
  readonly state: ResultHistory
}

/** The result of the last photo alone, if it hardly shows the person of the earlier photos; otherwise null. */
export function lastPhotoAlone(history: ResultHistory): LastPhoto | null {
  const { answers = [] } = history
  const [last] = answers.slice(-1)
  if (last === undefined || !isPersonInQuestion(answers.slice(0, -1), last)) return null
  const { diagnosis, certainty, agreement } = onePhoto(last)
  return {
    code: resultCode.encode(diagnosis),
    state: {
      ...history,
      ...{ certainty, agreement, answers: [last] },
      receipt: { _tag: 'Kept', sessions: keptSessions(history) },
    },
  }
}

/**
 * Whether the page asks for another photo before it explains: the first photo leaves two names for the pattern or the
 * season, or most of several photos differ in both.
 */
const isLow = (diagnosed: Diagnosed, agreement: Agreement): boolean =>
  agreement.photos > 1
    ? (['faceType', 'season'] as const).every((answer) => 2 * agreement[answer] <= agreement.photos)
    : alsoPattern(diagnosed) !== null || alsoSuits(diagnosed.diagnosis) !== null
