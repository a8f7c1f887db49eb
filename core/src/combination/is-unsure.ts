import { assessmentsOf } from '../session/certainty/assessment.js'
import type { Certainty } from '../session/certainty/certainty.js'
import type { Agreement } from './agreement.js'

/**
 * Whether another photo is worth inviting to: of one photo, if the service says that an answer may well change; of
 * several, if they do not all give both answers.
 */
export const isUnsure = (
  certainty: Certainty,
  { photos, faceType, season }: Agreement,
): boolean => {
  if (photos > 1) return faceType < photos || season < photos
  const { faceType: type, season: colour } = assessmentsOf(certainty)
  return [type, colour].some(
    ({ likelihood }) => likelihood === 'uncertain' || likelihood === 'very-uncertain',
  )
}
