import { displayWidth } from './display-width.js'

/** Columns of a line before it is broken. */
const maxColumns = 80

/**
 * A Latin word with the space after it, or one Japanese letter with the marks that may not begin or end
 * a line (kinsoku).
 */
const unbreakable = /[^\u2e80-\uffff\s]+\s*|[「（]*[\u2e80-\uffff][、。」）]*\s*/gu

/** A text in lines of at most 80 columns, each after an indent. */
export const wrapped =
  (indent: string) =>
  (text: string): ReadonlyArray<string> =>
    (text.match(unbreakable) ?? [])
      .reduce<ReadonlyArray<string>>((lines, part) => {
        const line = (lines.at(-1) ?? indent) + part
        return lines.length > 0 && displayWidth(line.trimEnd()) > maxColumns
          ? [...lines, indent + part]
          : [...lines.slice(0, -1), line]
      }, [])
      .map((line) => line.trimEnd())
