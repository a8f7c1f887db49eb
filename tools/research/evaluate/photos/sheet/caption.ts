import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { node } from '@kaoiro/core/drawing/pen/svg'
import { traits } from '@kaoiro/core/diagnosis/level'
import { isResult } from '../../records/record.js'
import type { PhotoRecord } from '../../records/record.js'
import { letterPath, letterWidth } from './letters.js'
import { cellWidth, tones } from './style.js'
import { patchesOf } from './patches.js'

const percent = (share: number): string => String(Math.round(100 * share))

const answerText = ({ answer }: PhotoRecord): string =>
  isResult(answer)
    ? `${answer.faceType} ${percent(answer.confidence.faceType)} ${answer.season} ${percent(answer.confidence.season)}`
    : answer.reason

/** Levels in the order of the traits, then each colour trait by its first two letters. */
const numbersText = ({ answer }: PhotoRecord): string =>
  isResult(answer)
    ? [
        traits.map((trait) => answer.levels[trait]).join(''),
        ...Object.entries<number>({ ...answer.colour }).map(
          ([name, value]) => `${name.slice(0, 2)}${value.toFixed(1)}`,
        ),
      ].join(' ')
    : ''

/** All of them together, beside the name of the file. */
const patchesWidth = 84
const patchHeight = 14

/** The colours that were measured. */
export const patchNodes = ({ answer }: PhotoRecord): ReadonlyArray<SvgNode> => {
  const patches = isResult(answer) ? patchesOf(answer.evidence) : []
  const width = patchesWidth / Math.max(1, patches.length)
  return patches.map((fill, i) =>
    node('rect', {
      x: cellWidth - patchesWidth + i * width,
      y: cellWidth,
      width,
      height: patchHeight,
      fill,
    }),
  )
}

const margin = 4

/** As large as it fits, and no longer than the cell. */
const line = (text: string, y: number, tone: string, sizes: ReadonlyArray<number>): SvgNode => {
  const room = (dot: number) => Math.floor((cellWidth - 2 * margin) / (letterWidth * dot))
  const dot = sizes.find((size) => text.length <= room(size)) ?? 1
  return node('path', { d: letterPath(text.slice(0, room(dot)), margin, y, dot), fill: tone })
}

/** The end of a path says more than its beginning, and beside it are the colours. */
const fileLetters = 26

/** The file, the answers with their confidence in percent, levels and colour traits. */
export const captionNodes = (record: PhotoRecord): ReadonlyArray<SvgNode> => [
  line(record.file.slice(-fileLetters), cellWidth + 4, tones.ink, [1]),
  line(
    answerText(record),
    cellWidth + 17,
    isResult(record.answer) ? tones.ink : tones.contour,
    [1.5, 1],
  ),
  line(numbersText(record), cellWidth + 33, tones.ink, [1]),
]
