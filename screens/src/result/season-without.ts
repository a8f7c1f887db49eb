import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ChangeablePart, Composition, Gender } from '@kaoiro/core/diagnosis'
import { canLeaveOut, changeableParts, leavingOut } from '@kaoiro/core/diagnosis'
import { combine } from '@kaoiro/core/results'
import type { Content } from '@kaoiro/texts/content'
import { resultNames } from '@kaoiro/texts/content'
import type { ResultHistory } from './history.js'

/** The parts that can be left out of the season right after an analysis. Lipstick is asked of women only. */
export function partsToLeaveOut(
  gender: Gender,
  { answers = [] }: ResultHistory,
): ReadonlyArray<ChangeablePart> {
  return changeableParts.filter(
    (part) =>
      !(gender === 'MEN' && part === 'lips') &&
      answers.some(({ answer }) => canLeaveOut(part)(answer)),
  )
}

/** A season's answer: its names, and the shares. */
export interface SeasonShown {
  readonly names: ReadonlyArray<string>
  readonly composition: Composition
}

/** The season of the photos without the colours of these parts; null for an empty list. */
export function seasonLeavingOut(
  content: Content,
  { answers = [] }: ResultHistory,
  parts: ReadonlyArray<ChangeablePart>,
): SeasonShown | null {
  if (parts.length === 0) return null
  return pipe(
    combine(answers.map((photo) => ({ ...photo, answer: leavingOut(parts)(photo.answer) }))),
    E.match(
      () => null,
      ({ diagnosis }) => ({
        names: resultNames(content)(diagnosis).seasons,
        composition: diagnosis.colorComposition,
      }),
    ),
  )
}
