import path from 'node:path'

/** Expectations without parameters. Schemas name them as their error. */
export const expectations = [
  ...[
    'text',
    'translated',
    'name',
    'address',
    'addresses',
    'colour',
    'picture',
    'icon',
    'productList',
  ],
  ...['analytics', 'shades', 'different', 'object', 'list', 'number', 'wholeNumber', 'boolean'],
  'version',
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

/** Why a file of the folder is not used. `NotPlain`: a folder, pipe or device, or a circular link. */
export type FileFault = 'NotFound' | 'NotReadable' | 'NotPlain' | 'TooLarge'

interface PlaceFault extends Place {
  readonly _tag: `File${FileFault}` | 'FileEmpty' | 'NotUtf8' | 'Syntax' | 'TooManyCells'
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
  | (Named & { readonly _tag: 'RepeatedColumn' | 'RepeatedKey' | 'TagManager' })
  | (Named & {
      /** `NotValid`: cannot be drawn, or not of the kind that its name says. */
      readonly _tag: `Picture${FileFault | 'NotValid'}`
      readonly picture: string
    })
  | (Named & {
      readonly _tag: 'LowContrast'
      readonly ground: string
      readonly ratio: number
      readonly least: number
    })
  | (Named & { readonly _tag: 'BrandTooWide' } & BrandLimit)

export function withoutRepeats(faults: ReadonlyArray<StoreFault>): Array<StoreFault> {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
}

/** Something that a store may want to change. */
export type StoreWarning =
  | (Named & { readonly _tag: 'LanguagesMissing'; readonly languages: ReadonlyArray<string> })
  | (Named & { readonly _tag: 'UnusedColumn' })
  /** Letters of the brand that the cards' font lacks. `shown`: what cards show instead, if anything. */
  | (Named & {
      readonly _tag: 'LettersMissing'
      readonly letters: string
      readonly shown: string
      /** Empty for link previews and the light card; link previews of a store with a logo show that. */
      readonly cards: '' | 'OnLightCard'
    })
  | (Named & {
      readonly _tag: 'IconNotSquare' | 'LogoNotOnCards' | 'ScriptInPicture'
      readonly picture: string
    })
  | (Place & { readonly _tag: 'NoProducts' })

type Words<Values extends string> = (values: Readonly<Record<Values, string>>) => string

type PictureWords<Tags extends string> = Readonly<Record<Tags, Words<'path' | 'picture'>>>

/** The words for faults and warnings in a language. */
export interface StoreWords {
  readonly expected: Readonly<Record<PlainExpectation, string>> & {
    readonly oneOf: Words<'values'>
    readonly floor: Words<'names'>
    readonly atLeast: Words<'bound'>
    readonly atMost: Words<'bound'>
    readonly above: Words<'bound'>
  }
  readonly faults: Readonly<Record<Exclude<PlaceFault['_tag'], 'FileTooLarge'>, string>> &
    PictureWords<`Picture${Exclude<FileFault, 'TooLarge'> | 'NotValid'}`> & {
      readonly FileTooLarge: Words<'limit'>
      readonly RepeatedKey: Words<'path'>
      readonly TagManager: Words<'path'>
      readonly Missing: Words<'path' | 'expected'>
      readonly WrongValue: Words<'path' | 'expected'>
      readonly UnknownKey: Words<'path' | 'known'>
      readonly RepeatedColumn: Words<'column'>
      readonly PictureTooLarge: Words<'path' | 'picture' | 'limit'>
      readonly LowContrast: Words<'path' | 'ground' | 'ratio' | 'least'>
      readonly BrandTooWide: Words<'path' | 'latin' | 'wide'>
    }
  readonly warnings: PictureWords<'IconNotSquare' | 'LogoNotOnCards' | 'ScriptInPicture'> & {
    readonly LanguagesMissing: Words<'path' | 'languages'>
    readonly UnusedColumn: Words<'column'>
    readonly LettersMissing: Words<'path' | 'letters' | 'shown'>
    readonly NameMissing: Words<'path' | 'letters'>
    readonly LettersMissingOnLightCard: Words<'path' | 'letters' | 'shown'>
    readonly NameMissingOnLightCard: Words<'path' | 'letters'>
    readonly NoProducts: string
  }
  /** Further places of the same fault. `lines` are some of them. */
  readonly further: (
    values: Readonly<Record<'message' | 'lines', string>> & { readonly count: number },
  ) => string
}

/** Maximum size of files in kB. Pages contain pictures, and visitors load them by a phone's network. */
export const maxKb = { File: 32_000, Picture: 512 } as const

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

const textOf = (
  { expected, faults, warnings }: StoreWords,
  fault: StoreFault | StoreWarning,
): string => {
  switch (fault._tag) {
    case 'Missing':
    case 'WrongValue':
      return faults[fault._tag]({ ...fault, expected: expectation(expected, fault.expected) })
    case 'UnknownKey':
      return faults.UnknownKey({ ...fault, known: listed(fault.known) })
    case 'RepeatedColumn':
      return faults.RepeatedColumn({ column: fault.path })
    case 'RepeatedKey':
    case 'TagManager':
      return faults[fault._tag](fault)
    case 'PictureNotFound':
    case 'PictureNotReadable':
    case 'PictureNotPlain':
    case 'PictureNotValid':
      return faults[fault._tag](fault)
    case 'FileTooLarge':
      return faults.FileTooLarge({ limit: String(maxKb.File) })
    case 'PictureTooLarge':
      return faults.PictureTooLarge({ ...fault, limit: String(maxKb.Picture) })
    case 'LowContrast':
      return faults.LowContrast({
        ...fault,
        ratio: fault.ratio.toFixed(2),
        least: String(fault.least),
      })
    case 'BrandTooWide':
      return faults.BrandTooWide({
        ...fault,
        latin: String(fault.latin),
        wide: String(fault.wide),
      })
    case 'LanguagesMissing':
      return warnings.LanguagesMissing({ ...fault, languages: listed(fault.languages) })
    case 'LettersMissing':
      return warnings[`${fault.shown === '' ? 'Name' : 'Letters'}Missing${fault.cards}`](fault)
    case 'UnusedColumn':
      return warnings.UnusedColumn({ column: fault.path })
    case 'IconNotSquare':
    case 'LogoNotOnCards':
    case 'ScriptInPicture':
      return warnings[fault._tag](fault)
    case 'NoProducts':
      return warnings.NoProducts
    default:
      return faults[fault._tag]
  }
}

/** A fault or warning, with all its places. */
export interface StoreReport {
  readonly kind: (StoreFault | StoreWarning)['_tag']
  readonly file: string
  /** From 1, without repetitions; empty for a whole file. */
  readonly lines: ReadonlyArray<number>
  readonly count: number
  readonly message: string
}

/** Groups what differs only in its place: a list may have thousands of the same fault. The message names the first place. */
export function storeReports(
  words: StoreWords,
  faults: ReadonlyArray<StoreFault | StoreWarning>,
): ReadonlyArray<StoreReport> {
  const groups = new Map<string, [StoreFault | StoreWarning, ...Array<StoreFault | StoreWarning>]>()
  for (const fault of faults) {
    const path = 'path' in fault ? { path: fault.path.replace(/\[\d+\]/g, '[]') } : {}
    const key = JSON.stringify({ ...fault, line: null, ...path })
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [fault])
    else group.push(fault)
  }
  return [...groups.values()].map((group) => ({
    kind: group[0]._tag,
    file: group[0].file,
    lines: [...new Set(group.flatMap(({ line }) => line ?? []))],
    count: group.length,
    message: textOf(words, group[0]),
  }))
}

/** How many further places a line names. */
const maxFurther = 5

/** A line for each report: the file, the line, and what is expected, as in `lumen/store.json:14: links.company must be …`. */
export function storeLines(
  words: StoreWords,
  folder: string,
  faults: ReadonlyArray<StoreFault | StoreWarning>,
): ReadonlyArray<string> {
  return storeReports(words, faults).map(({ file, lines: [line, ...others], count, message }) => {
    const place = `${path.join(folder, file)}${line === undefined ? '' : `:${line}`}`
    const lines = `${others.slice(0, maxFurther).join(', ')}${others.length > maxFurther ? ', …' : ''}`
    const text = others.length === 0 ? message : words.further({ message, count: count - 1, lines })
    return `${place}: ${text}`
  })
}
