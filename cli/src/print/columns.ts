/** Letters two columns wide: Unicode's East Asian Wide and Fullwidth (UAX #11). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g

/** Places where long words may break on a narrow screen. Some terminals show them as blanks. */
const breaks = /\u200b/g

export const withoutBreaks = (text: string): string => text.replace(breaks, '')

/** Width in terminal columns of Latin, Chinese, Japanese and Korean text, without emoji or combining marks. */
export function displayWidth(text: string): number {
  const shown = withoutBreaks(text)
  return shown.length + (shown.match(wide)?.length ?? 0)
}

/** Pads a text with spaces to a width in columns. */
export function padColumns(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)))
}

/** Columns of a line; fewer on a narrower terminal, and no more on a wider one. */
export const maxColumns = 80

/** Columns that the last line of a text has at least if it can: 「す。」 alone looks torn off. */
const minLast = 10

const opening = '「『（《〈【“'
/** Punctuation, and signs of kana, that must not begin a line (kinsoku). */
const closing = '、。，．：；！？」』）》〉】”・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ'
/** Letters between which a line may break. Korean has blanks between words, as Latin has. */
const breakable = '\\u2e80-\\uabff\\uf900-\\uffff'

/** A word or a letter with its punctuation and the following space. */
const unbreakable = new RegExp(
  `[${opening}]*(?:[^\\s${breakable}${opening}${closing}]+|(?![${opening}${closing}])[${breakable}])` +
    `[${closing}]*\\s*|[${opening}${closing}]+\\s*`,
  'gu',
)

/** Wraps a text into lines of at most this width, each with the indent. Breaks earlier rather than leave a short last line. */
export function wrapped(indent: string, columns = maxColumns) {
  return (text: string): ReadonlyArray<string> => {
    const most = Math.min(columns, maxColumns)
    const lines = linesWithin(indent, most)(text)
    const isLong = (line = '') => displayWidth(line) >= indent.length + minLast
    if (isLong(lines.at(-1))) return lines
    for (let width = most - 1; width > most - minLast; width -= 1) {
      const narrower = linesWithin(indent, width)(text)
      if (narrower.length !== lines.length) return lines
      if (isLong(narrower.at(-1))) return narrower
    }
    return lines
  }
}

/** Wraps a text that follows a start as wide as the indent. An arrow begins a line if that does not take more lines. */
export function hanging(start: string, indent: string, columns = maxColumns) {
  return (text: string): ReadonlyArray<string> => {
    const wrap = wrapped(indent, columns)
    const whole = wrap(text)
    const parts = whole.length === 1 ? whole : text.split(/ (?=→)/).flatMap(wrap)
    const [first = '', ...others] = parts.length > whole.length ? whole : parts
    return [start + first.slice(indent.length), ...others]
  }
}

const linesWithin =
  (indent: string, columns: number) =>
  (text: string): ReadonlyArray<string> =>
    (text.match(unbreakable) ?? [])
      .reduce<ReadonlyArray<string>>((lines, part) => {
        const line = (lines.at(-1) ?? indent) + part
        return lines.length > 0 && displayWidth(line.trimEnd()) > columns
          ? [...lines, indent + part]
          : [...lines.slice(0, -1), line]
      }, [])
      .map((line) => line.trimEnd())
