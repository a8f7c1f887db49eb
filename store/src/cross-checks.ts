import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@kaoiro/core/language'
import { languageNamed } from '@kaoiro/core/language'
import type { ColourName } from './colours.js'
import { lowContrasts, withDefaultColours } from './colours.js'
import type { Document, Path } from './document.js'
import { listAt, objectAt, valueAt } from './document.js'
import type { BrandLimit, StoreFault, StoreWarning } from './faults.js'
import { maxPictureKb } from './faults.js'
import { Colour, Picture } from './schema.js'

// Checks beyond the schema. They accept values with other faults, so that all faults are reported at once.

/** Floors of products that the settings do not name. */
export const floorFaults = (
  { file, value, lineOf, nameOf }: Document,
  floors: ReadonlyArray<string>,
): ReadonlyArray<StoreFault> =>
  listAt(value, []).flatMap((_, at) => {
    const place = [at, 'floor']
    const floor = valueAt(value, place)
    if (typeof floor !== 'string' || floors.includes(floor)) return []
    const expected = { kind: 'floor', values: floors } as const
    return [{ _tag: 'WrongValue', file, line: lineOf(place), path: nameOf(place), expected }]
  })

/** Colours with too little contrast. Invalid ones count as the default ones. */
export const contrastFaults = ({ file, value, lineOf }: Document): ReadonlyArray<StoreFault> => {
  const given = objectAt(value, ['colours'])
  const colours = withDefaultColours((name: ColourName) => Colour.safeParse(given[name]).data)
  return lowContrasts(colours).map(({ colour, ground, ratio, least }) => ({
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

/** Letters of the brand that are not among those of the cards' font. */
export const letterFaults = (
  { file, value, lineOf, nameOf }: Document,
  letters: string,
): ReadonlyArray<StoreFault> =>
  ['name', 'mark'].flatMap((part) => {
    const place = ['brand', part]
    const text = valueAt(value, place)
    const lacking = [...new Set(typeof text === 'string' ? text : '')]
      .filter((letter) => !letters.includes(letter))
      .join('')
    return lacking === ''
      ? []
      : [
          {
            _tag: 'LettersMissing',
            file,
            line: lineOf(place),
            path: nameOf(place),
            letters: lacking,
          },
        ]
  })

/** A brand that is too wide for the cards. */
export const widthFaults = (
  { file, value, lineOf, nameOf }: Document,
  { brandFits, brandLimit }: Cards,
): ReadonlyArray<StoreFault> => {
  const place = ['brand', 'name']
  const brand = valueAt(value, place)
  if (typeof brand !== 'string' || brandFits(brand)) return []
  return [{ _tag: 'BrandTooWide', file, line: lineOf(place), path: nameOf(place), ...brandLimit }]
}

/** The places of all pictures in the settings. */
const picturePlaces = (value: unknown): ReadonlyArray<Path> => [
  ['brand', 'icon'],
  ...listAt(value, ['related']).map((_, at) => ['related', at, 'logo']),
]

/** The pictures that the settings name. */
export const picturesOf = ({ value }: Document): ReadonlyArray<string> =>
  picturePlaces(value).flatMap((place) => Picture.safeParse(valueAt(value, place)).data ?? [])

/** Pictures that the folder lacks, or that cannot be used. */
export const pictureFaults = async (
  folder: string,
  { file, value, lineOf, nameOf }: Document,
): Promise<ReadonlyArray<StoreFault>> => {
  const faults = picturePlaces(value).map(async (place): Promise<ReadonlyArray<StoreFault>> => {
    const { data: picture } = Picture.safeParse(valueAt(value, place))
    if (picture === undefined) return []
    const at = { file, line: lineOf(place), path: nameOf(place) }
    const bytes = await pictureIn(folder, picture)
    if (typeof bytes === 'string') return [{ _tag: bytes, ...at, picture }]
    return at.path === 'brand.icon' && !bytes.includes('<svg')
      ? [{ _tag: 'WrongValue', ...at, expected: { kind: 'icon' } }]
      : []
  })
  return (await Promise.all(faults)).flat()
}

/** Reads a picture. Links must not lead out of the folder. */
const pictureIn = async (
  folder: string,
  name: string,
): Promise<Buffer | 'PictureNotFound' | 'PictureNotReadable' | 'PictureTooLarge'> => {
  try {
    const file = await realpath(path.join(folder, name))
    const inside = path.relative(await realpath(folder), file)
    const isOutside =
      inside === '..' || inside.startsWith(`..${path.sep}`) || path.isAbsolute(inside)
    const found = await stat(file)
    if (isOutside || !found.isFile()) return 'PictureNotFound'
    if (found.size > maxPictureKb * 1000) return 'PictureTooLarge'
    return await readFile(file).catch(() => 'PictureNotReadable' as const)
  } catch {
    return 'PictureNotFound'
  }
}

/** Texts that lack a language of the store. */
export const missingLanguages = (
  { file, value, lineOf, nameOf }: Document,
  offered: ReadonlyArray<Language>,
): ReadonlyArray<StoreWarning> => {
  const within = (part: unknown, place: Path): ReadonlyArray<StoreWarning> => {
    if (typeof part !== 'object' || part === null) return []
    if (!isTranslated(part))
      return Object.entries(part).flatMap(([key, inner]) =>
        within(inner, [...place, Array.isArray(part) ? Number(key) : key]),
      )
    const missing = offered.filter((language) => !(language in part))
    if (missing.length === 0) return []
    const [line, name] = [lineOf(place), nameOf(place)]
    return [{ _tag: 'LanguagesMissing', file, line, path: name, languages: missing }]
  }
  return within(value, [])
}

const isTranslated = (part: object): boolean => {
  const entries = Object.entries(part)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => languageNamed(key) !== null && typeof text === 'string')
  )
}
