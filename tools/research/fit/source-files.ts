import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../../programs/workspace.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'

/** A source file, by its path in the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Describes the photos that constants were fitted to. */
export function sourceOf(photos: ReadonlyArray<PairedPhoto>): string {
  const people = new Set(photos.map(({ person }) => person)).size
  return `${photos.length} photos of ${people} people`
}

const numbersIn = (fields: object): ReadonlyArray<readonly [name: string, value: number]> =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? numbersIn(value) : [[name, Number(value)]],
  )

/** Replaces the numbers of an exported object and keeps its comments; throws if the fields do not match. */
const withConstant = (text: string, name: string, fields: object): string => {
  const literal = new RegExp(`^export const ${name}\\b[^=]*= \\{\\n.*?^\\}$`, 'ms')
  const numbers = numbersIn(fields)
  let replaced = 0
  const result = text.replace(literal, (old) =>
    old.replace(/(\w+): -?\d[\d.e-]*/g, (_, field: string) => {
      const [expected, value] = numbers[replaced++] ?? []
      if (field !== expected) throw new Error(`${name} has a field ${field}, not ${expected}`)
      if (!Number.isFinite(value)) throw new Error(`${name}: ${field} could not be fitted`)
      return `${field}: ${value}`
    }),
  )
  if (replaced !== numbers.length) throw new Error(`${name} has ${replaced} numbers in its file`)
  return result
}

/** Returns a file of the analyser with these constants instead of the committed ones. */
export function fileWith(
  name: string,
  source: string,
  constants: Readonly<Record<string, object>>,
): SourceFile {
  const file = `analyser/src/${name}`
  const text = readFileSync(path.join(workspace, file), 'utf8').replace(
    /^.*/,
    () => `// Printed by \`npm run fit\` from ${source}.`,
  )
  return {
    path: file,
    text: Object.entries(constants).reduce(
      (filled, [constant, fields]) => withConstant(filled, constant, fields),
      text,
    ),
  }
}
