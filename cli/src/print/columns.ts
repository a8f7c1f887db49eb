/** Letters that take two columns of a terminal: Unicode's East Asian Wide and Fullwidth (UAX #11). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g

/** Columns of a terminal that our texts take: Latin and Japanese, no emoji and no combining marks. */
export const displayWidth = (text: string): number => text.length + (text.match(wide)?.length ?? 0)

/** A text with the spaces after it that fill so many columns. */
export const padColumns = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - displayWidth(text)))

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
