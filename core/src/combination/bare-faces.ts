import { doubtsAmong } from '../session/certainty/doubt.js'
import type { PhotoAnswer } from './photo-answer.js'

const hasGlasses = ({ result }: PhotoAnswer): boolean =>
  doubtsAmong(result.doubts ?? []).includes('glasses')

/**
 * The photos that say what the face looks like: those without glasses if there are any, for rims are taken for brows
 * and lids. All of them say its colours.
 */
export const bareFaces = (answers: ReadonlyArray<PhotoAnswer>): ReadonlyArray<PhotoAnswer> => {
  const bare = answers.filter((answer) => !hasGlasses(answer))
  return bare.length > 0 ? bare : answers
}
