/** Roff's own characters, and those that it would set as typographic ones (groff_char(7)). */
const special: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
}

const unicode = (letter: string): string =>
  `\\[u${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/** Text as roff prints it letter by letter; one line, in ASCII. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\'`^~-]|[^ -~]/gu, (letter) => special[letter] ?? unicode(letter))
    // At the start of a line a full stop begins a request.
    .replace(/^\./, '\\&.')

export const bold = (text: string): string => `\\fB${escaped(text)}\\fR`

export const italic = (text: string): string => `\\fI${escaped(text)}\\fR`

export const section = (title: string, ...lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  `.SH ${title}`,
  ...lines,
]

/** A term, and under it, indented, what it means. */
export const entry = (term: string, meaning: string): ReadonlyArray<string> => [
  '.TP',
  term,
  escaped(meaning),
]

/** Lines that are not filled or joined. */
export const verbatim = (lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  '.nf',
  ...lines.map((line) => bold(line)),
  '.fi',
]
