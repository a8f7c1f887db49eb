import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../../programs/workspace.js'
import { personOf } from '../halves.js'
import type { Constants } from './constants.js'
import type { FitOptions } from './options.js'
import type { Person } from './people.js'
import { isVisitor, photosOf } from './people.js'

/** A source file, by its path in the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const counted = (count: number): string => count.toLocaleString('en')

/** Describes the photos that the constants were fitted to. */
export const sourceOf = (
  people: ReadonlyArray<Person>,
  { visitors, half }: Pick<FitOptions, 'visitors' | 'half'>,
): string => {
  const count = (photos: (person: Person) => ReadonlyArray<unknown>) =>
    counted(people.reduce((sum, person) => sum + photos(person).length, 0))
  const persons = (of: ReadonlyArray<Person>) =>
    counted(new Set(of.map(({ file }) => personOf(file))).size)
  const visiting = `${persons(people.filter(isVisitor(visitors)))} in folders *${visitors}*`
  const which = half === undefined ? visiting : `${half} half; ${visiting}`
  return `${count(photosOf)} photos, and ${count(({ posed }) => posed)} in other poses, of ${persons(people)} people (${which})`
}

const withSource = (text: string, source: string): string =>
  text.replace(
    /^\/\/ Printed by `npm run fit` from .*$/m,
    () => `// Printed by \`npm run fit\` from ${source}.`,
  )

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

/** Returns a file of core's analysis with these constants instead of the committed ones. */
export const fileWith = (
  name: string,
  source: string,
  constants: Readonly<Record<string, object>>,
): SourceFile => {
  const file = `analyser/src/${name}`
  const text = withSource(readFileSync(path.join(workspace, file), 'utf8'), source)
  return {
    path: file,
    text: Object.entries(constants).reduce(
      (filled, [constant, fields]) => withConstant(filled, constant, fields),
      text,
    ),
  }
}

/** Returns the files of core with these constants instead of the committed ones. */
export const filesOf = (
  source: string,
  { traits, colours, seasons, noise }: Constants,
): ReadonlyArray<SourceFile> => {
  const { nuisances, smileWeights, mouthAtRest, populations } = traits
  const { meanColours, warmthWeights, lightnessWeights, referenceWeights, traitStatistics } =
    colours
  const constants: Readonly<Record<string, Readonly<Record<string, object>>>> = {
    'traits/population.ts': { nuisances, smileWeights, mouthAtRest, populations },
    'colour/population.ts': {
      meanColours,
      warmthWeights,
      lightnessWeights,
      referenceWeights,
      traitStatistics,
    },
    'colour/season-cuts.ts': { seasonCuts: seasons.cuts },
    'confidence/noise.ts': { noise },
  }
  return Object.entries(constants).map(([name, byName]) => fileWith(name, source, byName))
}
