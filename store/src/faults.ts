/** Expectations that a word tells. Schemas name them as their error. */
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

/** A reason not to use a store. */
export type StoreFault =
  | (Place & { readonly _tag: 'FileNotFound' | 'FileNotReadable' | 'NotUtf8' | 'Syntax' })
  | (Named & { readonly _tag: 'Missing' | 'WrongValue'; readonly expected: Expectation })
  | (Named & { readonly _tag: 'UnknownKey'; readonly known: ReadonlyArray<string> })
  | (Named & { readonly _tag: 'PictureNotFound'; readonly picture: string })
  | (Named & {
      readonly _tag: 'LowContrast'
      readonly ground: string
      readonly ratio: number
      readonly least: number
    })
  /** Letters of the brand that the cards' font lacks. */
  | (Named & { readonly _tag: 'LettersMissing'; readonly letters: string })

/** Something that a store may want to change. */
export type StoreWarning =
  | (Named & { readonly _tag: 'LanguagesMissing'; readonly languages: ReadonlyArray<string> })
  | (Named & { readonly _tag: 'UnusedColumn' })

/** The words for faults and warnings in a language. */
export interface StoreWords {
  readonly expected: Readonly<Record<PlainExpectation, string>> & {
    readonly oneOf: (values: string) => string
    /** One of the names that store.json gives to floors. */
    readonly floor: (names: string) => string
    readonly atLeast: (bound: string) => string
    readonly atMost: (bound: string) => string
    readonly above: (bound: string) => string
  }
  readonly faults: {
    readonly FileNotFound: string
    readonly FileNotReadable: string
    readonly NotUtf8: string
    readonly Syntax: string
    readonly Missing: (path: string, expected: string) => string
    readonly WrongValue: (path: string, expected: string) => string
    readonly UnknownKey: (path: string, known: string) => string
    readonly PictureNotFound: (path: string, picture: string) => string
    readonly LowContrast: (path: string, ground: string, ratio: string, least: string) => string
    readonly LettersMissing: (path: string, letters: string) => string
  }
  readonly warnings: {
    readonly LanguagesMissing: (path: string, languages: string) => string
    readonly UnusedColumn: (column: string) => string
  }
}

const expectation = (words: StoreWords['expected'], expected: Expectation): string => {
  switch (expected.kind) {
    case 'oneOf':
    case 'floor':
      return words[expected.kind](expected.values.join(', ') || '–')
    case 'atLeast':
    case 'atMost':
    case 'above':
      return words[expected.kind](String(expected.bound))
    default:
      return words[expected.kind]
  }
}

const faultText = ({ expected, faults }: StoreWords, fault: StoreFault): string => {
  switch (fault._tag) {
    case 'Missing':
    case 'WrongValue':
      return faults[fault._tag](fault.path, expectation(expected, fault.expected))
    case 'UnknownKey':
      return faults.UnknownKey(fault.path, fault.known.join(', '))
    case 'PictureNotFound':
      return faults.PictureNotFound(fault.path, fault.picture)
    case 'LowContrast':
      return faults.LowContrast(
        fault.path,
        fault.ground,
        fault.ratio.toFixed(2),
        String(fault.least),
      )
    case 'LettersMissing':
      return faults.LettersMissing(fault.path, fault.letters)
    default:
      return faults[fault._tag]
  }
}

const placed = ({ file, line }: Place, text: string): string =>
  `${file}${line === null ? '' : `:${line}`}: ${text}`

/** One line: the file, the line, and what is expected, as in `store.json:14: links.company must be …`. */
export const faultLine =
  (words: StoreWords) =>
  (fault: StoreFault): string =>
    placed(fault, faultText(words, fault))

/** One line for a warning. */
export const warningLine =
  ({ warnings }: StoreWords) =>
  (warning: StoreWarning): string =>
    placed(
      warning,
      warning._tag === 'UnusedColumn'
        ? warnings.UnusedColumn(warning.path)
        : warnings.LanguagesMissing(warning.path, warning.languages.join(', ')),
    )
