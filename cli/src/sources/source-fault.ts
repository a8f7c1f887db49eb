import type { ManifestTexts, SourceTexts } from '@kaoiro/texts/types'
import type { Messages } from '@kaoiro/texts/content'
import { printable } from '../print/printable.js'

type Texts = Omit<SourceTexts, 'manifest'> & ManifestTexts

/** The name of a text about sources or manifests, with the values that it contains. */
type Told = {
  [Kind in keyof Texts]: Texts[Kind] extends (values: infer Values) => string
    ? { readonly kind: Kind; readonly values: Values }
    : { readonly kind: Kind }
}[keyof Texts]

/** A fault in a line of a manifest. */
export type ManifestFault = Told & { readonly line: number }

/** Why an argument, `source`, cannot be used. `line`: of the manifest; null for other arguments. */
export type SourceFault = { readonly source: string; readonly line: number | null } & (
  | Told
  | { readonly kind: 'notRead'; readonly code: string; readonly detail: string }
)

/** The fault in one line: "people.csv:3: the path is empty". */
export function sourceFaultWords({ manifest, ...sources }: SourceTexts, { unreadable }: Messages) {
  return (fault: SourceFault): string => {
    const at = `${printable(fault.source)}${fault.line === null ? '' : `:${fault.line}`}`
    return fault.kind === 'notRead'
      ? `${at}: ${unreadable[fault.code] ?? fault.detail}`
      : `${at}: ${told({ ...sources, ...manifest }, fault)}`
  }
}

const told = (texts: Texts, fault: Told): string => {
  const text: string | ((values: never) => string) = texts[fault.kind]
  if (typeof text === 'string' || !('values' in fault)) return String(text)
  const values = Object.entries(fault.values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? printable(value) : value,
  ])
  // Safe: the type of the fault has the values of its text.
  return text(Object.fromEntries(values) as never)
}
