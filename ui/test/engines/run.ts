import type { Tab } from './engine.js'

/** Runs a function in the page; it is sent as its own text, its arguments and its result as JSON. */
export const run = <Args extends ReadonlyArray<unknown>, Result>(
  tab: Tab,
  task: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> =>
  tab.evaluate(`(${String(task)})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>
