import { loadTerminal } from '@kaoiro/texts/load'
import type { HelpTexts } from '@kaoiro/texts/types'
import type { Command } from 'commander'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { localise } from '../../command-line/localise.js'
import type { CommandOutline, OptionOutline, Outline } from '../../command-line/outline.js'
import { outlineOf } from '../../command-line/outline.js'
import type { Streams } from '../../system/streams.js'

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
export function escaped(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/[\\'`^~-]|[^ -~]/gu, (letter) => special[letter] ?? unicode(letter))
      // roff reads a line that starts with a full stop as a request.
      .replace(/^\./, '\\&.')
  )
}

const bold = (text: string): string => `\\fB${escaped(text)}\\fR`

const italic = (text: string): string => `\\fI${escaped(text)}\\fR`

const section = (title: string, ...lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  `.SH ${title}`,
  ...lines,
]

/** A term and its indented description. */
const entry = (term: string, meaning: string): ReadonlyArray<string> => [
  '.TP',
  term,
  escaped(meaning),
]

/** Preformatted lines. */
const verbatim = (lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  '.nf',
  ...lines.map((line) => bold(line)),
  '.fi',
]

/** Prints the manual page, in English as its headings are. */
export async function manCommand(root: Command, streams: Streams): Promise<ExitCode> {
  const texts = await loadTerminal('en', 'help')
  streams.out(manPage(outlineOf(localise(root, texts, streams)), texts))
  return exitCode.done
}

/** The manual page, in man(7)'s roff. */
export function manPage(outline: Outline, { environment, exitCodes }: HelpTexts): string {
  return [
    `.TH KAOIRO 1 "" "kaoiro ${escaped(outline.version)}"`,
    ...section('NAME', `kaoiro \\- ${escaped(outline.description.replace(/\.$/, ''))}`),
    ...section('SYNOPSIS', `${bold('kaoiro')} ${italic('command')} [${italic('option')} ...]`),
    ...section('DESCRIPTION', ...description.map(escaped)),
    ...section('EXAMPLES', ...examples(outline)),
    ...section('OPTIONS', ...outline.options.flatMap(option)),
    ...section('COMMANDS', ...outline.commands.flatMap(command)),
    ...section('ENVIRONMENT', ...Object.entries(environment).flatMap(convention)),
    ...section('EXIT STATUS', ...Object.entries(exitCodes).flatMap(convention)),
    ...section('FILES', ...files.flatMap(convention)),
    '',
  ].join('\n')
}

const description = [
  'Data goes to stdout, everything else to stderr.',
  'Photos are JPEG or PNG files. A copy of at most 708 pixels per side is sent.',
  'A result is encoded in a code of at most seven characters, the last part of its URL.',
]

const files: ReadonlyArray<Convention> = [
  ['~/.local/state/kaoiro', 'database and queued photos of kaoiro serve ($XDG_STATE_HOME/kaoiro)'],
]

type Convention = readonly [name: string, meaning: string]

const convention = ([name, meaning]: Convention) => entry(bold(name), `${meaning}.`)

/** The first example of each command; the section of the command contains all its examples. */
const examples = ({ commands }: Outline): ReadonlyArray<string> =>
  verbatim(commands.flatMap((each) => each.examples.slice(0, 1)))

const command = ({ name, usage, ...rest }: CommandOutline): ReadonlyArray<string> => [
  `.SS ${escaped(name)}`,
  bold(usage),
  '.PP',
  escaped(sentence(rest.description)),
  ...(rest.examples.length === 0 ? [] : ['.PP', ...verbatim(rest.examples)]),
  ...rest.arguments
    .filter(({ description }) => description !== '')
    .flatMap(({ name, description }) => entry(italic(name), sentence(description))),
  ...rest.options.filter(({ flags }) => !flags.includes('--help')).flatMap(option),
  ...(rest.notes.length === 0 ? [] : ['.PP', escaped(rest.notes.join(' '))]),
]

const option = ({ term, details }: OptionOutline): ReadonlyArray<string> =>
  entry(bold(term), sentence(details))

/** Adds a capital letter and a full stop to a description, which has neither in the help. */
const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`
