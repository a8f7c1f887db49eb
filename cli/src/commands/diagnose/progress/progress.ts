import type { Streams } from '../../../system/streams.js'
import type { DiagnoseWords } from '../settings/words.js'
import type { Stand } from './progress-line.js'
import { progressBar, progressText } from './progress-line.js'

/** Where people see how far a batch has come, and what is told of its photos. */
export interface Progress {
  readonly advance: (hasFailed: boolean) => void
  /** Writes a line, above the bar where there is one. */
  readonly tell: (line: string) => void
  /** Lets whole lines be written to the same terminal, above the bar. */
  readonly above: <A>(write: () => A) => A
  /** Takes the bar away. */
  readonly end: () => void
  /** Milliseconds since it began. */
  readonly elapsed: () => number
}

export interface ProgressOptions {
  readonly words: DiagnoseWords
  readonly all: number
  /** Done by earlier runs. */
  readonly before: number
  /** Milliseconds since any moment. */
  readonly clock: () => number
  readonly quiet: boolean
}

/** Milliseconds between two drawings of the bar, and at most between two plain lines. */
const redrawAfter = 100
const lineAfter = 10_000

/** ECMA-48: to the first column, and nothing to its right. */
const clearLine = '\r\x1b[K'

export const progressOn = (
  { err, redraws, columns }: Pick<Streams, 'err' | 'redraws' | 'columns'>,
  options: ProgressOptions,
): Progress => {
  const start = options.clock()
  let stand: Stand = { ...options, done: 0, failed: 0, elapsed: 0 }
  const display = displayOn({ err, columns }, options, redraws)
  display.show(stand)
  const above = <A>(write: () => A): A => {
    display.clear()
    const written = write()
    display.again(stand)
    return written
  }
  return {
    advance: (hasFailed) => {
      stand = {
        ...stand,
        done: stand.done + 1,
        failed: stand.failed + (hasFailed ? 1 : 0),
        elapsed: options.clock() - start,
      }
      display.show(stand)
    },
    tell: (line) => above(() => err(`${line}\n`)),
    above,
    end: display.clear,
    elapsed: () => options.clock() - start,
  }
}

interface Display {
  /** Shows a stand, unless another one was shown shortly before. */
  readonly show: (stand: Stand) => void
  readonly clear: () => void
  /** Shows a stand after a line was written. */
  readonly again: (stand: Stand) => void
}

const nothing: Display = {
  show: () => undefined,
  clear: () => undefined,
  again: () => undefined,
}

const displayOn = (
  streams: Pick<Streams, 'err' | 'columns'>,
  options: ProgressOptions,
  redraws: boolean,
): Display =>
  options.quiet ? nothing : redraws ? drawnBar(streams, options) : plainLines(streams, options)

const drawnBar = (
  { err, columns }: Pick<Streams, 'err' | 'columns'>,
  { words }: ProgressOptions,
): Display => {
  let next = 0
  const draw = (stand: Stand) => err(clearLine + progressBar(words, stand, columns))
  return {
    show: (stand) => {
      if (stand.elapsed < next) return
      next = stand.elapsed + redrawAfter
      draw(stand)
    },
    clear: () => err(clearLine),
    again: draw,
  }
}

/** At each tenth, and in between where these are far apart. */
const plainLines = (
  { err }: Pick<Streams, 'err'>,
  { words, all, before }: ProgressOptions,
): Display => {
  const tenthOf = (done: number) => Math.floor((done * 10) / Math.max(1, all))
  let tenth = tenthOf(before)
  let next = lineAfter
  return {
    ...nothing,
    show: (stand) => {
      const reached = tenthOf(before + stand.done)
      if (reached === tenth && stand.elapsed < next) return
      tenth = reached
      next = stand.elapsed + lineAfter
      err(`${progressText(words, stand)}\n`)
    },
  }
}
