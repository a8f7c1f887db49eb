// `npm run fit`: fits the constants of the analysis to measurements in photographs.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { genders } from '@kaoiro/core/diagnosis'
import { optionsOf } from '../../programs/command-line.js'
import { workspace } from '../../programs/workspace.js'
import { fitConstants } from './constants.js'
import type { FitOptions } from './options.js'
import { help, parseOptions } from './options.js'
import type { Person } from './people.js'
import { isVisitor, joined, peopleIn, split } from './people.js'
import type { SourceFile } from './source-files.js'
import { filesOf, sourceOf } from './source-files.js'
import { fitPairs } from './fit-pairs.js'
import { reportOf, validationOf } from './validation.js'
import { genderNames } from '../names.js'

/** Fewer people are too few to estimate how people differ. */
const minPeople = 20

const fail = (why: string, code: number): never => {
  console.error(`fit: ${why}`)
  process.exit(code)
}

const readPeople = (file: string): ReadonlyArray<Person> => {
  const people = peopleIn(readFileSync(file, 'utf8'))
  return E.isRight(people) ? people.right : fail(`${file}: ${people.left}`, 1)
}

const requirePeople = (people: ReadonlyArray<Person>, whose: string): void => {
  if (people.length < minPeople)
    fail(`${people.length} ${whose}: at least ${minPeople} are needed`, 1)
}

const write = ({ path: file, text }: SourceFile): void => {
  const target = path.join(workspace, file)
  writeFileSync(target, text)
  // Formats the file, because longer numbers may need a line break.
  execFileSync(path.join(workspace, 'node_modules/.bin/oxfmt'), [target])
  console.log(`Written: ${file}`)
}

const print = ({ path: file, text }: SourceFile): void => {
  console.log(`=== ${file}\n${text}`)
}

const runPairs = ({ files, colours, half, write: isWritten }: FitOptions): void => {
  const read = (coloursOnly: boolean) => (file: string) => ({
    file,
    text: readFileSync(file, 'utf8'),
    coloursOnly,
  })
  const fit = fitPairs([...files.map(read(false)), ...colours.map(read(true))], half)
  if (E.isLeft(fit)) return fail(fit.left, 1)
  ;(isWritten ? write : print)(fit.right.file)
  console.log(`\n${fit.right.report}`)
}

const runPhotos = (options: FitOptions): void => {
  const { half } = options
  const visits = isVisitor(options.visitors)
  const { fitted, others } = split(joined(options.files.map(readPeople)), half)
  for (const gender of genders)
    requirePeople(
      fitted.filter((person) => person.gender === gender),
      genderNames[gender],
    )
  requirePeople(
    fitted.filter(({ second }) => second.length > 0),
    'people with second photos of everything at once',
  )
  requirePeople(
    fitted.filter(({ posed }) => posed.length > 0),
    'people in other poses (--only pose)',
  )
  requirePeople(fitted.filter(visits), `people in folders *${options.visitors}*`)
  const constants = fitConstants(fitted, visits)
  const source = sourceOf(fitted, options)
  filesOf(source, constants).forEach(options.write ? write : print)
  const against = half === undefined ? 'the same people' : `the ${others.length} others`
  console.log(
    `\n${reportOf(
      `Fitted on ${source};\nvalidated on ${against}:`,
      constants.seasons,
      validationOf(constants, others, visits),
    )}`,
  )
}

try {
  const options = optionsOf('fit', help, parseOptions)
  if (options.pairs) runPairs(options)
  else runPhotos(options)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}
