import type { SvgNode } from '@kaoiro/drawing/pen'
import type { Rasterise, Specimen } from '../../drawing/rasterise.js'
import { drawSpecimens, isBlank } from '../../drawing/rasterise.js'

/** Common fonts for the generic families of CSS. */
const generic: Readonly<Record<string, ReadonlyArray<string>>> = {
  serif: ['DejaVu Serif', 'Liberation Serif', 'Times New Roman'],
  'sans-serif': ['DejaVu Sans', 'Liberation Sans', 'Arial'],
}

/** A text that looks different in almost every font, and the name of a font that does not exist. */
const specimen = { text: 'Rg&5', noFont: 'Kaoiro No Such Font' } as const

/** Replaces each list of fonts by its first installed font, because resvg uses only the first name. */
export const withInstalledFonts =
  (rasterise: Rasterise) =>
  (drawing: SvgNode): SvgNode => {
    const candidates = [...new Set(familyListsIn(drawing).flatMap(namesIn))]
    const [unknown, ...drawn] = drawSpecimens(
      rasterise,
      [specimen.noFont, ...candidates].map((family) => ({ text: specimen.text, family })),
    )
    const installed = candidates.filter((_, at) => unknown && !drawn[at]?.equals(unknown))
    return withFamilies(
      (list) => namesIn(list).find((name) => installed.includes(name)) ?? specimen.noFont,
    )(drawing)
  }

const familyListsIn = ({ attributes, children }: SvgNode): ReadonlyArray<string> => [
  ...('font-family' in attributes ? [String(attributes['font-family'])] : []),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : familyListsIn(child))),
]

const namesIn = (list: string): ReadonlyArray<string> =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^'(.*)'$/, '$1'))
    .flatMap((name) => generic[name] ?? [name])

const withFamilies =
  (chosen: (list: string) => string) =>
  ({ tag, attributes, children }: SvgNode): SvgNode => ({
    tag,
    attributes:
      'font-family' in attributes
        ? { ...attributes, 'font-family': `'${chosen(String(attributes['font-family']))}'` }
        : attributes,
    children: children.map((child) =>
      typeof child === 'string' ? child : withFamilies(chosen)(child),
    ),
  })

/** A private-use code point that no font contains. */
const undrawn = '\u{10FFFD}'

/** Characters that may be invisible: spaces, marks and control characters. */
const invisible = /[\p{Z}\p{Cc}\p{Cf}\p{M}]/u

/**
 * The letters of a drawing that are missing in all installed fonts, without duplicates. resvg would draw empty boxes
 * or nothing for them, without an error.
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
