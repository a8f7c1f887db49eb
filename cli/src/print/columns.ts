/** Letters two columns wide: Unicode's East Asian Wide and Fullwidth (UAX #11). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g

/** Width in terminal columns of Latin and Japanese text, without emoji or combining marks. */
export const displayWidth = (text: string): number => text.length + (text.match(wide)?.length ?? 0)

/** Pads a text with spaces to a width in columns. */
export const padColumns = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - displayWidth(text)))

/** Columns of a line. */
const maxColumns = 80

/** A Latin word and the following space, or a Japanese letter and the punctuation that must not begin or
 * end a line (kinsoku).
 */
const unbreakable = /[^\u2e80-\uffff\s]+\s*|[「（]*[\u2e80-\uffff][、。」）]*\s*/gu

/** Wraps a text into lines of at most 80 columns, each with the indent. */
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
