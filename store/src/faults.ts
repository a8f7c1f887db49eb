import path from 'node:path'

/** Expectations without parameters. Schemas name them as their error. */
export const expectations = [
  ...['text', 'translated', 'address', 'addresses', 'colour', 'picture', 'icon', 'productList'],
  ...['analytics', 'shades', 'different', 'object', 'list', 'number', 'wholeNumber', 'boolean'],
] as const

type PlainExpectation = (typeof expectations)[number]

/** The content that a place in a store's files has to have. */
export type Expectation =
  | { readonly kind: PlainExpectation }
  | { readonly kind: 'oneOf' | 'floor'; readonly values: ReadonlyArray<string> }
  | { readonly kind: 'atLeast' | 'atMost' | 'above'; readonly bound: number }

interface Place {
  /** In the store's folder. */
  readonly file: string
  /** From 1; null for a fault of the whole file. */
  readonly line: number | null
}

/** A place in a file, as its author names it: `links.company`, or the column of a CSV file. */
interface Named extends Place {
  readonly path: string
}

interface PlaceFault extends Place {
  readonly _tag: 'FileNotFound' | 'FileNotReadable' | 'FileEmpty' | 'NotUtf8' | 'Syntax'
}

/** How many letters of a brand fit on a card: Latin ones, or ideographs, kana and Hangul. */
export interface BrandLimit {
  readonly latin: number
  readonly wide: number
}

/** A reason not to use a store. */
export type StoreFault =
  | PlaceFault
  | (Named & { readonly _tag: 'Missing' | 'WrongValue'; readonly expected: Expectation })
  | (Named & { readonly _tag: 'UnknownKey'; readonly known: ReadonlyArray<string> })
  | (Named & { readonly _tag: 'RepeatedColumn' })
  | (Named & {
      readonly _tag: 'PictureNotFound' | 'PictureNotReadable' | 'PictureTooLarge'
      readonly picture: string
    })
  | (Named & {
      readonly _tag: 'LowContrast'
      readonly ground: string
      readonly ratio: number
      readonly least: number
    })
  /** Letters of the brand that the cards' font lacks. */
  | (Named & { readonly _tag: 'LettersMissing'; readonly letters: string })
  | (Named & { readonly _tag: 'BrandTooWide' } & BrandLimit)

/** Something that a store may want to change. */
export type StoreWarning =
  | (Named & { readonly _tag: 'LanguagesMissing'; readonly languages: ReadonlyArray<string> })
  | (Named & { readonly _tag: 'UnusedColumn' })
  | (Place & { readonly _tag: 'NoProducts' })

type Words<Values extends string> = (values: Readonly<Record<Values, string>>) => string

/** The words for faults and warnings in a language. */
export interface StoreWords {
  readonly expected: Readonly<Record<PlainExpectation, string>> & {
    readonly oneOf: Words<'values'>
    readonly floor: Words<'names'>
    readonly atLeast: Words<'bound'>
    readonly atMost: Words<'bound'>
    readonly above: Words<'bound'>
  }
  readonly faults: Readonly<Record<PlaceFault['_tag'], string>> & {
    readonly Missing: Words<'path' | 'expected'>
    readonly WrongValue: Words<'path' | 'expected'>
    readonly UnknownKey: Words<'path' | 'known'>
    readonly RepeatedColumn: Words<'column'>
    readonly PictureNotFound: Words<'path' | 'picture'>
    readonly PictureNotReadable: Words<'path' | 'picture'>
    readonly PictureTooLarge: Words<'path' | 'picture' | 'limit'>
    readonly LowContrast: Words<'path' | 'ground' | 'ratio' | 'least'>
    readonly LettersMissing: Words<'path' | 'letters'>
    readonly BrandTooWide: Words<'path' | 'latin' | 'wide'>
  }
  readonly warnings: {
    readonly LanguagesMissing: Words<'path' | 'languages'>
    readonly UnusedColumn: Words<'column'>
    readonly NoProducts: string
  }
}

/** Maximum size of a picture: pages contain them, and visitors load them by a phone's network. */
export const maxPictureKb = 512

const listed = (names: ReadonlyArray<string>): string => names.join(', ') || '–'

const expectation = (words: StoreWords['expected'], expected: Expectation): string => {
  switch (expected.kind) {
    case 'oneOf':
      return words.oneOf({ values: listed(expected.values) })
    case 'floor':
      return words.floor({ names: listed(expected.values) })
    case 'atLeast':
    case 'atMost':
    case 'above':
      return words[expected.kind]({ bound: String(expected.bound) })
    default:
      return words[expected.kind]
  }
}

const faultText = ({ expected, faults }: StoreWords, fault: StoreFault): string => {
  switch (fault._tag) {
    case 'Missing':
    case 'WrongValue':
      return faults[fault._tag]({ ...fault, expected: expectation(expected, fault.expected) })
    case 'UnknownKey':
      return faults.UnknownKey({ ...fault, known: listed(fault.known) })
    case 'RepeatedColumn':
      return faults.RepeatedColumn({ column: fault.path })
    case 'PictureNotFound':
    case 'PictureNotReadable':
      return faults[fault._tag](fault)
    case 'PictureTooLarge':
      return faults.PictureTooLarge({ ...fault, limit: String(maxPictureKb) })
    case 'LowContrast':
      return faults.LowContrast({
        ...fault,
        ratio: fault.ratio.toFixed(2),
        least: String(fault.least),
      })
    case 'LettersMissing':
      return faults.LettersMissing(fault)
    case 'BrandTooWide':
      return faults.BrandTooWide({
        ...fault,
        latin: String(fault.latin),
        wide: String(fault.wide),
      })
    default:
      return faults[fault._tag]
  }
}

const warningText = ({ warnings }: StoreWords, warning: StoreWarning): string => {
  switch (warning._tag) {
    case 'LanguagesMissing':
      return warnings.LanguagesMissing({ ...warning, languages: listed(warning.languages) })
    case 'UnusedColumn':
      return warnings.UnusedColumn({ column: warning.path })
    case 'NoProducts':
      return warnings.NoProducts
  }
}

const lineIn =
  (folder: string) =>
  ({ file, line }: Place, text: string): string =>
    `${path.join(folder, file)}${line === null ? '' : `:${line}`}: ${text}`

/** A line for each fault: the file, the line, and what is expected, as in `lumen/store.json:14: links.company must be …`. */
export const faultLines = (
  words: StoreWords,
  folder: string,
  faults: ReadonlyArray<StoreFault>,
): ReadonlyArray<string> => faults.map((fault) => lineIn(folder)(fault, faultText(words, fault)))

/** A line for each warning. */
export const warningLines = (
  words: StoreWords,
  folder: string,
  warnings: ReadonlyArray<StoreWarning>,
): ReadonlyArray<string> =>
  warnings.map((warning) => lineIn(folder)(warning, warningText(words, warning)))
