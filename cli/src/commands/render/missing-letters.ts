import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import type { Rasterise } from './rasteriser.js'
import type { Specimen } from './specimens.js'
import { drawSpecimens, isBlank } from './specimens.js'

/** A code point for private use, at the end of Unicode's last plane: no font draws it. */
const undrawn = '\u{10FFFD}'

/** Spaces, marks and controls, which may well leave no trace of their own. */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{M}]/u

/**
 * The letters of a drawing that no font of this machine has, each once. They would come out as empty
 * boxes, or not at all, without any error.
 */
export const missingLetters =
  (rasterise: Rasterise) =>
  (drawing: SvgNode): ReadonlyArray<string> => {
    const letters = distinct(lettersOf(drawing))
    const families = [...new Set(letters.map(({ family }) => family))]
    const boxes = families.map((family) => ({ text: undrawn, family }))
    const drawn = drawSpecimens(rasterise, [...boxes, ...letters])
    const isMissing = ({ family }: Specimen, at: number): boolean => {
      const letter = drawn[boxes.length + at]
      const box = drawn[families.indexOf(family)]
      return letter === undefined || isBlank(letter) || (box !== undefined && letter.equals(box))
    }
    return [...new Set(letters.filter(isMissing).map(({ text }) => text))]
  }

const lettersOf = ({ attributes, children }: SvgNode): ReadonlyArray<Specimen> =>
  children.flatMap((child) =>
    typeof child === 'string'
      ? [...child].filter(isVisible).map((text) => ({ text, family: familyOf(attributes) }))
      : lettersOf(child),
  )

const isVisible = (letter: string): boolean => !invisible.test(letter)

const familyOf = (attributes: SvgNode['attributes']): string =>
  String(attributes['font-family'] ?? 'sans-serif')

const distinct = (letters: ReadonlyArray<Specimen>): ReadonlyArray<Specimen> => [
  ...new Map(letters.map((each) => [`${each.text}${each.family}`, each])).values(),
]
