import type { Style } from './style.js'

/** Characters of a scale of five levels; one of three is filled up to it. */
export const scaleWidth = 9

/** A level, from 0, on its scale: `· · · ● ·`. */
export const levelScale =
  ({ dim }: Style) =>
  (index: number, levels: number): string => {
    const before = '· '.repeat(index)
    const after = ' ·'.repeat(levels - 1 - index)
    const filling = ' '.repeat(scaleWidth - (2 * levels - 1))
    return `${before && dim(before)}●${after && dim(after)}${filling}`
  }

/** A share in percent as a bar that is `width` characters long at 100, and its figure. */
export const shareBar =
  ({ dim }: Style, width: number) =>
  (percent: number): string => {
    const full = Math.round((percent / 100) * width)
    const empty = '·'.repeat(width - full)
    return `${'█'.repeat(full)}${empty && dim(empty)} ${String(percent).padStart(3)} %`
  }
