import { formatCount } from '@kaoiro/texts/content'
import type { ProgressTexts } from '@kaoiro/texts/types'
import { displayWidth } from '../print/columns.js'
import type { Streams } from '../system/streams.js'

/** The progress of a batch. */
export interface ProgressState {
  readonly all: number
  /** Photos done by earlier runs. */
  readonly before: number
  /** Photos done by this run. */
  readonly done: number
  readonly failed: number
  /** Milliseconds since the start of this run. */
  readonly elapsed: number
}

/** A duration in words, from seconds to hours. */
export function formatDuration({ duration }: ProgressTexts) {
  return (ms: number): string => {
    const seconds = Math.ceil(ms / 1000)
    return duration(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60)
  }
}

const maxBarWidth = 30
const minBarWidth = 5

/** Separates the columns, and indents the line. */
const margin = '  '

/** A bar with text in fewer than `columns` columns; parts that do not fit are omitted. */
export function progressBar(words: ProgressTexts, state: ProgressState, columns: number): string {
  const text = textWithin(words, state, columns - 1 - margin.length)
  const room = columns - 1 - displayWidth(text) - 2 * margin.length
  const width = Math.min(maxBarWidth, room)
  return margin + (width < minBarWidth ? '' : bar(shareOf(state), width) + margin) + text
}

/** The progress without a bar. */
export function progressText(words: ProgressTexts, state: ProgressState): string {
  return margin + partsOf(words, state).join(margin)
}

const shareOf = ({ all, before, done }: ProgressState): number => (before + done) / Math.max(1, all)

const bar = (share: number, width: number): string =>
  '█'.repeat(Math.floor(share * width)).padEnd(width, '·')

const textWithin = (words: ProgressTexts, state: ProgressState, columns: number): string => {
  const parts = [...partsOf(words, state)]
  while (parts.length > 1 && displayWidth(parts.join(margin)) > columns) parts.pop()
  return parts.join(margin)
}

/** The parts of the text, the most important first. */
const partsOf = (words: ProgressTexts, state: ProgressState): ReadonlyArray<string> => {
  const { all, before, done, failed, elapsed } = state
  const perMs = done / Math.max(1, elapsed)
  const waiting = all - before - done
  return [
    `${formatCount(before + done)}/${formatCount(all)}`,
    ...(failed > 0 ? [words.failed({ count: failed })] : []),
    ...(done > 0 ? [words.perSecond({ rate: (perMs * 1000).toFixed(1) })] : []),
    ...(done > 0 && waiting > 0
      ? [words.left({ duration: formatDuration(words)(waiting / perMs) })]
      : []),
  ]
}

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
  /** Milliseconds since an arbitrary point in time; default: the time of this process. */
  readonly clock?: () => number
  readonly quiet: boolean
  /** Milliseconds before anything is shown; default 0. */
  readonly after?: number
}

/** Milliseconds between redraws of the bar, and the longest interval between plain lines. */
const redrawAfter = 100
const lineAfter = 10_000

/** ECMA-48: return to the first column and erase the line. */
const clearLine = '\r\x1b[K'

export function createProgress(
  { err, canRedraw, columns }: Pick<Streams, 'err' | 'canRedraw' | 'columns'>,
  options: ProgressOptions,
): Progress {
  const { clock = () => performance.now() } = options
  const start = clock()
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
        elapsed: clock() - start,
      }
      display.show(state)
    },
    writeLine: (line) => writeAbove(() => err(`${line}\n`)),
    writeAbove,
    end: display.clear,
    elapsed: () => clock() - start,
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
