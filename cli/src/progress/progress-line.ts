import { displayWidth } from '../print/columns.js'
import type { ProgressTexts } from '@kaoiro/texts/types'
import { formatCount } from '@kaoiro/texts/content'

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
export const formatDuration =
  ({ duration }: ProgressTexts) =>
  (ms: number): string => {
    const seconds = Math.ceil(ms / 1000)
    return duration(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60)
  }

const maxBarWidth = 30
const minBarWidth = 5

/** Separates the columns, and indents the line. */
const margin = '  '

/** A bar with text in fewer than `columns` columns; parts that do not fit are omitted. */
export const progressBar = (
  words: ProgressTexts,
  state: ProgressState,
  columns: number,
): string => {
  const text = textWithin(words, state, columns - 1 - margin.length)
  const room = columns - 1 - displayWidth(text) - 2 * margin.length
  const width = Math.min(maxBarWidth, room)
  return margin + (width < minBarWidth ? '' : bar(shareOf(state), width) + margin) + text
}

/** The progress without a bar. */
export const progressText = (words: ProgressTexts, state: ProgressState): string =>
  margin + partsOf(words, state).join(margin)

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
