import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import { languageNamed } from '@kaoiro/core/language'
import { brandOnCard } from '@kaoiro/core/products'
import { imageTypeOf } from '@kaoiro/core/photo'
import type { ColourName } from './colours.js'
import { lowContrasts, withDefaultColours } from './colours.js'
import type { Document, Path } from './document.js'
import { listAt, objectAt, placeIn, valueAt } from './document.js'
import type { BrandLimit, StoreFault, StoreWarning } from './faults.js'
import type { StoreFolder } from './folder.js'
import { picturePlaces } from './folder.js'
import { Colour } from './schema.js'
import type { Store } from './store.js'

// Checks beyond the schema. They accept values with other faults, so that all faults are reported at once.

/** Floors of products that the settings do not name. */
export function floorFaults(
  document: Document,
  floors: ReadonlyArray<string>,
): ReadonlyArray<StoreFault> {
  return listAt(document.value, []).flatMap((_, at) => {
    const place = [at, 'floor']
    const floor = valueAt(document.value, place)
    if (typeof floor !== 'string' || floors.includes(floor)) return []
    const expected = { kind: 'floor', values: floors } as const
    return [{ _tag: 'WrongValue', ...placeIn(document, place), expected }]
  })
}

/** Colours with too little contrast, except for those that are invalid, which is another fault. */
export function contrastFaults({ file, value, lineOf }: Document): ReadonlyArray<StoreFault> {
  const given = objectAt(value, ['colours'])
  const own = (name: ColourName) => Colour.safeParse(given[name]).data
  const isKnown = (name: ColourName) => !(name in given) || own(name) !== undefined
  const low = lowContrasts(withDefaultColours(own), isKnown)
  return low.map(({ colour, ground, ratio, least }) => ({
    _tag: 'LowContrast',
    file,
    line: lineOf(['colours', colour in given ? colour : ground]),
    path: `colours.${colour}`,
    ground: `colours.${ground}`,
    ratio,
    least,
  }))
}

/** The letters and the width that cards have for a brand. */
export interface Cards {
  /** The letters of their font; undefined if it is not known. */
  readonly letters: string | undefined
  readonly brandFits: (brand: string) => boolean
  readonly brandLimit: BrandLimit
}

/** The places of the brand's name: one, or one for each language. */
const namePlaces = ({ value }: Document): ReadonlyArray<Path> => {
  const name = valueAt(value, ['brand', 'name'])
  return typeof name === 'object' && name !== null
    ? Object.keys(name).map((language) => ['brand', 'name', language])
    : [['brand', 'name']]
}

/** Letters of the brand that the cards' font lacks, and what cards show instead. */
export function letterWarnings(
  document: Document,
  { brand, languages }: Pick<Store, 'brand' | 'languages'>,
  letters: string,
  showsLogo: boolean,
): ReadonlyArray<StoreWarning> {
  const places = [...namePlaces(document), ['brand', 'mark']]
  const cards = showsLogo ? 'OnLightCard' : ''
  return places.flatMap((place): ReadonlyArray<StoreWarning> => {
    const text = valueAt(document.value, place)
    const lacking = [...new Set(typeof text === 'string' ? text : '')]
      .filter((letter) => !letters.includes(letter))
      .join('')
    if (lacking === '') return []
    const language = languageNamed(String(place[2] ?? '')) ?? languages[0]
    const shown = brandOnCard(language, (letter) => letters.includes(letter))(brand)
    const at = placeIn(document, place)
    return [{ _tag: 'LettersMissing', ...at, letters: lacking, shown, cards }]
  })
}

/** A brand that is too wide for the cards. */
export function widthFaults(
  document: Document,
  { brandFits, brandLimit }: Cards,
): ReadonlyArray<StoreFault> {
  return namePlaces(document).flatMap((place) => {
    const brand = valueAt(document.value, place)
    if (typeof brand !== 'string' || brandFits(brand)) return []
    return [{ _tag: 'BrandTooWide', ...placeIn(document, place), ...brandLimit }]
  })
}

/**
 * Draws an SVG. Returns its width and height, null if it cannot be drawn, and undefined if that is not known, because this
 * machine lacks the rasteriser.
 */
export type DrawSvg = (
  svg: Uint8Array,
) => Promise<{ readonly width: number; readonly height: number } | null | undefined>

/** Whether a logo is drawn: the rasteriser does not read AVIF and WebP, and lacks fonts for the letters of an SVG. */
const isOnCards = (kind: string, content: Buffer): boolean =>
  kind === 'svg' ? !/<text[\s>]/i.test(content.toString()) : ['png', 'jpeg'].includes(kind)

const script = /<script[\s/>]|\son[a-z]+\s*=|javascript:/i

type Verdict = E.Either<StoreFault, StoreWarning>

/** Pictures that the folder lacks, or that cannot be used, and those to improve. */
export async function judgePictures(
  { pictures }: StoreFolder,
  document: Document,
  draw: DrawSvg = () => Promise.resolve(undefined),
): Promise<ReadonlyArray<Verdict>> {
  const verdicts: Array<Verdict> = []
  // One after another, because each SVG may be drawn in its own process.
  for (const { place, picture = '' } of picturePlaces(document.value)) {
    const content = pictures.get(picture)
    const at = { ...placeIn(document, place), picture }
    if (content !== undefined)
      verdicts.push(
        ...(E.isLeft(content)
          ? [E.left({ _tag: `Picture${content.left}`, ...at } as const)]
          : await judgePicture(content.right, at, draw)),
      )
  }
  return verdicts
}

interface PicturePlace {
  readonly file: string
  readonly line: number
  readonly path: string
  readonly picture: string
}

const judgePicture = async (
  content: Buffer,
  at: PicturePlace,
  draw: DrawSvg,
): Promise<ReadonlyArray<Verdict>> => {
  const notValid = [E.left({ _tag: 'PictureNotValid', ...at } as const)]
  const kind = path.extname(at.picture).slice(1).toLowerCase().replace('jpg', 'jpeg')
  const isShown = at.path !== 'brand.logo' || isOnCards(kind, content)
  const notOnCards = isShown ? [] : [E.right({ _tag: 'LogoNotOnCards', ...at } as const)]
  if (kind !== 'svg') return imageTypeOf(content) === kind ? notOnCards : notValid
  const drawn = await draw(content)
  if (drawn === null) return notValid
  const isSquare = drawn === undefined || drawn.width === drawn.height
  return [
    ...notOnCards,
    ...(isSquare || at.path !== 'brand.icon'
      ? []
      : [E.right({ _tag: 'IconNotSquare', ...at } as const)]),
    ...(script.test(content.toString())
      ? [E.right({ _tag: 'ScriptInPicture', ...at } as const)]
      : []),
  ]
}

/** Hosts of tag managers: their script loads others, and the policy of the pages blocks those (docs/analytics.md). */
const tagManagers = /(^|\.)(googletagmanager\.com|tiqcdn\.com|adobedtm\.com)$/

/** A script for analytics that could not report anything. */
export function analyticsFaults(document: Document): ReadonlyArray<StoreFault> {
  const address = valueAt(document.value, ['analytics'])
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  return tagManagers.test(new URL(address).hostname)
    ? [{ _tag: 'TagManager', ...placeIn(document, ['analytics']) }]
    : []
}

/** Texts that lack a language of the store. */
export function missingLanguages(
  document: Document,
  offered: ReadonlyArray<Language>,
): ReadonlyArray<StoreWarning> {
  const within = (part: unknown, place: Path): ReadonlyArray<StoreWarning> => {
    if (typeof part !== 'object' || part === null) return []
    if (!isTranslated(part))
      return Object.entries(part).flatMap(([key, inner]) =>
        within(inner, [...place, Array.isArray(part) ? Number(key) : key]),
      )
    const missing = offered.filter((language) => !(language in part))
    return missing.length === 0
      ? []
      : [{ _tag: 'LanguagesMissing', ...placeIn(document, place), languages: missing }]
  }
  return within(document.value, [])
}

const isTranslated = (part: object): boolean => {
  const entries = Object.entries(part)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => languageNamed(key) !== null && typeof text === 'string')
  )
}
