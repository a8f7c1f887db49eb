import { alternativesOf } from '@kaoiro/core/alternatives/alternatives'
import { alternativeSentences } from '@kaoiro/core/content/alternative-sentences'
import type { Content } from '@kaoiro/core/content/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { wrapped } from '../../print/wrapped.js'

/** The card's part on what a little change would make of a result; empty if nothing is near. */
export const alternativeRows =
  (content: Content) =>
  (diagnosis: Diagnosis): string => {
    const { season, rows } = alternativeSentences(content)(alternativesOf(diagnosis))
    const sentences = [...rows, ...(season === null ? [] : [season])]
    return sentences.length === 0 ? '' : `${sentences.flatMap(wrapped('  ')).join('\n')}\n\n`
  }
