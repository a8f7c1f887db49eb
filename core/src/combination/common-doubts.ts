import type { Doubt } from '../session/certainty/doubt.js'
import { doubts, doubtsAmong } from '../session/certainty/doubt.js'
import type { PhotoAnswer } from './photo-answer.js'

/**
 * The doubts of more than half of the photos: what one photo alone had is made up for by the others. Glasses are named
 * if any photo has them, for it did not count as the others did. Doubts of more photos come first, then those that are
 * the worse ones in their photos.
 */
export const commonDoubts = (answers: ReadonlyArray<PhotoAnswer>): ReadonlyArray<Doubt> => {
  const lists = answers.map(({ result }) => doubtsAmong(result.doubts ?? []))
  const having = (doubt: Doubt) => lists.filter((list) => list.includes(doubt))
  const place = (doubt: Doubt) =>
    having(doubt).reduce((sum, list) => sum + list.indexOf(doubt), 0) / having(doubt).length
  return doubts
    .filter(
      (doubt) =>
        2 * having(doubt).length > answers.length ||
        (doubt === 'glasses' && having(doubt).length > 0),
    )
    .sort((a, b) => having(b).length - having(a).length || place(a) - place(b))
}
