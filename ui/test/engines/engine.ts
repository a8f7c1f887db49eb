/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type PointerKind = 'mouse' | 'touch'

/** The keys that the journey types, by their names in the DOM and as WebDriver numbers them (W3C, 17.4.2). */
export const keyCodes = {
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const

type Key = keyof typeof keyCodes

/** What the journey needs of a browser's tab: what every driver can do. */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly address: () => Promise<string>
  /** The value of an expression in the page, as JSON has it; of a promise, what it resolves to. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Presses at the first point, moves over the others and lets go at the last. */
  readonly drag: (kind: PointerKind, path: ReadonlyArray<Point>) => Promise<void>
  /** Types a key into what has the focus. */
  readonly type: (key: Key) => Promise<void>
  readonly chooseFile: (selector: string, path: string) => Promise<void>
  /** What the window shows, as a PNG. */
  readonly screenshot: () => Promise<Uint8Array>
}

/** A running browser. */
export interface Engine {
  /** A tab as large as a phone's, the only one in use. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

/** The window of a phone. */
export const phone = { width: 390, height: 844 } as const

/** Another try for a test in WebKit: its driver hangs in one of some dozens of runs, and then another is started. */
export const retriesIn = (engine: string): number => (engine === 'WebKit' ? 1 : 0)
