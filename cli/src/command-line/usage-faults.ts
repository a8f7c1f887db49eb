import { Command, CommanderError } from 'commander'
import type { HelpTexts } from '@kaoiro/texts/types'

type Faults = HelpTexts['faults']

export type FaultKind = keyof Faults

export type UsageFault<Kind extends FaultKind> = Faults[Kind] extends (
  values: infer Values,
) => string
  ? readonly [kind: Kind, values: Values]
  : readonly [kind: Kind]

/**
 * A fault as the message of an error, since commander passes on only messages. The texts are loaded when a message
 * is to be printed.
 */
export function usageFault<Kind extends FaultKind>(...[kind, values]: UsageFault<Kind>): string {
  return JSON.stringify({ kind, values })
}

/** The messages of commander. Their quoted parts may contain anything that the user typed. */
const messages: ReadonlyArray<readonly [kind: FaultKind, message: RegExp]> = [
  ['unknownCommand', /^unknown command '(?<given>.*)'$/s],
  ['unknownOption', /^unknown option '(?<given>.*)'$/s],
  ['missingArgument', /^missing required argument '(?<name>.*)'$/],
  ['missingValue', /^option '(?<option>.*)' argument missing$/],
  ['missingOption', /^required option '(?<option>.*)' not specified$/],
  ['conflict', /^option '(?<option>.*)' cannot be used with option '(?<other>.*)'$/],
  ['excess', /^too many arguments.* but got (?<count>\d+)\.$/],
  [
    'invalidOption',
    /^option '(?<option>[^']*)' argument '(?<given>.*)' is invalid\. (?<why>.*?)$/s,
  ],
  [
    'invalidArgument',
    /^command-argument value '(?<given>.*)' is invalid for argument '(?<name>[^']*)'\. (?<why>.*)$/s,
  ],
  ['invalidVariable', /^(?<name>[A-Z_]+): (?<why>\{.*)$/],
  ['oneOf', /^Allowed choices are (?<values>.*)\.$/],
]

/** Translates a message of commander or of `usageFault`; returns any other message unchanged. */
export function faultText(faults: Faults) {
  return (message: string): string => {
    const { kind, values } = parsed(message)
    if (kind === null) return message
    const text: string | ((values: never) => string) = faults[kind]
    if (typeof text === 'string') return text
    const { why } = values
    // Safe: the values were checked when the fault was made, and commander's messages have the names of theirs.
    return text((why === undefined ? values : { ...values, why: faultText(faults)(why) }) as never)
  }
}

interface Parsed {
  readonly kind: FaultKind | null
  readonly values: Readonly<Record<string, string>>
}

const parsed = (message: string): Parsed => {
  if (message.startsWith('{"kind":'))
    return { values: {}, ...(JSON.parse(message) as Pick<Parsed, 'kind'>) }
  for (const [kind, pattern] of messages) {
    const found = pattern.exec(message)
    if (found !== null) return { kind, values: { ...found.groups } }
  }
  return { kind: null, values: {} }
}

/** The allowed value that is meant, as commander suggests names of commands and options: `\n(Did you mean …?)`, or ''. */
export function valueSuggestion(message: string): string {
  const { given = '', why = '' } = parsed(message).values
  const { kind, values } = parsed(why)
  const allowed = kind === 'numberOrAuto' ? ['auto'] : (values['values']?.split(', ') ?? [])
  if (allowed.length === 0) return ''
  const isUpper = allowed.every((value) => value === value.toUpperCase())
  const suggesting = new Command().exitOverride().configureOutput({ outputError: () => undefined })
  for (const value of allowed) suggesting.command(value)
  try {
    suggesting.parse([isUpper ? given.toUpperCase() : given.toLowerCase()], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return /\n\(.*\)$/.exec(error.message)?.[0] ?? ''
    throw error
  }
  return ''
}
