/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type PointerKind = 'mouse' | 'touch'

/** DOM names of the keys that the journey presses, with their WebDriver code points (W3C, 17.4.2). */
export const keyCodes = {
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const

export type Key = keyof typeof keyCodes

/** A browser's tab, with the operations that every driver supports. */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly address: () => Promise<string>
  /** Evaluates an expression in the page and returns its JSON value, or the resolved value of a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Presses at the first point, moves over the others and releases at the last. */
  readonly drag: (kind: PointerKind, path: ReadonlyArray<Point>) => Promise<void>
  /** Presses a key in the focused element. */
  readonly type: (key: Key) => Promise<void>
  readonly chooseFile: (selector: string, path: string) => Promise<void>
  /** Returns the page in this page's first iframe. Its points are relative to the iframe. */
  readonly inFrame: () => Promise<Tab>
  /** Returns the window's content as a PNG. */
  readonly screenshot: () => Promise<Uint8Array>
}

/** A running browser. */
export interface Engine {
  /** Opens a tab in the size of a phone. Earlier tabs must not be used any more. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

/** The window of a phone. */
export const phone = { width: 390, height: 844 } as const

/** Retries tests in WebKit once, because its driver hangs about once in some dozens of runs. */
export const retriesIn = (engine: string): number => (engine === 'WebKit' ? 1 : 0)

/** Runs a function in the page; it is sent as source text, its arguments and its result as JSON. */
export const run = <Args extends ReadonlyArray<unknown>, Result>(
  tab: Pick<Tab, 'evaluate'>,
  task: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> =>
  tab.evaluate(`(${String(task)})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>
