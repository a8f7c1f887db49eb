import type { Streams } from '../system/streams.js'
import type { ProgressState } from './progress-line.js'
import { progressBar, progressText } from './progress-line.js'
import type { ProgressTexts } from '@kaoiro/texts/types'

/** Shows the progress of a batch, and messages about its photos. */
export interface Progress {
  readonly advance: (hasFailed: boolean) => void
  /** Writes a line, above the bar if there is one. */
  readonly writeLine: (line: string) => void
  /** Calls `write` while the bar is removed. `write` must print complete lines to the bar's terminal. */
  readonly writeAbove: <A>(write: () => A) => A
  /** Removes the bar. */
  readonly end: () => void
  /** Milliseconds since the start. */
  readonly elapsed: () => number
}

export interface ProgressOptions {
  readonly words: ProgressTexts
  readonly all: number
  /** Photos done by earlier runs. */
  readonly before: number
  /** Milliseconds since an arbitrary point in time. */
  readonly clock: () => number
  readonly quiet: boolean
  /** Milliseconds before anything is shown; default 0. */
  readonly after?: number
}

/** Milliseconds between redraws of the bar, and the longest interval between plain lines. */
const redrawAfter = 100
const lineAfter = 10_000

/** ECMA-48: return to the first column and erase the line. */
const clearLine = '\r\x1b[K'

export const createProgress = (
  { err, canRedraw, columns }: Pick<Streams, 'err' | 'canRedraw' | 'columns'>,
  options: ProgressOptions,
): Progress => {
  const start = options.clock()
  let state: ProgressState = { ...options, done: 0, failed: 0, elapsed: 0 }
  const display = displayOn({ err, columns }, options, canRedraw)
  display.show(state)
  const writeAbove = <A>(write: () => A): A => {
    display.clear()
    const written = write()
    display.redraw(state)
    return written
  }
  return {
    advance: (hasFailed) => {
      state = {
        ...state,
        done: state.done + 1,
        failed: state.failed + (hasFailed ? 1 : 0),
        elapsed: options.clock() - start,
      }
      display.show(state)
    },
    writeLine: (line) => writeAbove(() => err(`${line}\n`)),
    writeAbove,
    end: display.clear,
    elapsed: () => options.clock() - start,
  }
}

interface Display {
  /** Shows a state, unless the last one was shown a moment ago. */
  readonly show: (state: ProgressState) => void
  readonly clear: () => void
  /** Shows a state after a line was written. */
  readonly redraw: (state: ProgressState) => void
}

const nothing: Display = {
  show: () => undefined,
  clear: () => undefined,
  redraw: () => undefined,
}

const displayOn = (
  streams: Pick<Streams, 'err' | 'columns'>,
  options: ProgressOptions,
  canRedraw: boolean,
): Display =>
  options.quiet ? nothing : canRedraw ? drawnBar(streams, options) : plainLines(streams, options)

const drawnBar = (
  { err, columns }: Pick<Streams, 'err' | 'columns'>,
  { words, after = 0 }: ProgressOptions,
): Display => {
  let next = after
  const draw = (state: ProgressState) => err(clearLine + progressBar(words, state, columns))
  return {
    show: (state) => {
      if (state.elapsed < next) return
      next = state.elapsed + redrawAfter
      draw(state)
    },
    clear: () => err(clearLine),
    redraw: (state) => (state.elapsed < after ? undefined : draw(state)),
  }
}

/** Prints a line at each tenth, and every ten seconds if tenths take longer. */
const plainLines = (
  { err }: Pick<Streams, 'err'>,
  { words, all, before, after = 0 }: ProgressOptions,
): Display => {
  const tenthOf = (done: number) => Math.floor((done * 10) / Math.max(1, all))
  let tenth = tenthOf(before)
  let next = lineAfter
  return {
    ...nothing,
    show: (state) => {
      if (state.elapsed < after) return
      const reached = tenthOf(before + state.done)
      if (reached === tenth && state.elapsed < next) return
      tenth = reached
      next = state.elapsed + lineAfter
      err(`${progressText(words, state)}\n`)
    },
  }
}
