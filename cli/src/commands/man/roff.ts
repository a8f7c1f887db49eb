/** Escapes for backslashes and for ASCII characters that roff would print as typographic ones (groff_char(7)). */
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

/** Escapes text for roff, as one line of ASCII. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\'`^~-]|[^ -~]/gu, (letter) => special[letter] ?? unicode(letter))
    // roff reads a line that starts with a full stop as a request.
    .replace(/^\./, '\\&.')

export const bold = (text: string): string => `\\fB${escaped(text)}\\fR`

export const italic = (text: string): string => `\\fI${escaped(text)}\\fR`

export const section = (title: string, ...lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  `.SH ${title}`,
  ...lines,
]

/** A term and its indented description. */
export const entry = (term: string, meaning: string): ReadonlyArray<string> => [
  '.TP',
  term,
  escaped(meaning),
]

/** Preformatted lines. */
export const verbatim = (lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  '.nf',
  ...lines.map((line) => bold(line)),
  '.fi',
]
