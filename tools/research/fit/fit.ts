// `npm run fit`: makes the constants of the analysis from what it found in photographs.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { genderNames } from '../names.js'
import { workspace } from '../../processes/workspace.js'
import { fitConstants } from './constants/constants.js'
import type { SourceFile } from './files.js'
import { filesOf, sourceOf } from './files.js'
import { help } from './help.js'
import { holdingOf } from './holding.js'
import type { FitOptions } from './options.js'
import { parseOptions } from './options.js'
import type { Person } from './people/person.js'
import { isVisitor, joined, split } from './people/person.js'
import { peopleIn } from './people/read-details.js'
import { reportOf } from './report.js'

/** Fewer tell nothing of how people differ. */
const minPeople = 20

/** Ends the run with one line. */
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
    fail(`${people.length} ${whose}: constants take ${minPeople} or more`, 1)
}

const write = ({ path: file, text }: SourceFile): void => {
  writeFileSync(path.join(workspace, file), text)
  console.log(`Written: ${file}`)
}

const print = ({ path: file, text }: SourceFile): void => {
  console.log(`=== ${file}\n${text}`)
}

const run = (options: FitOptions): void => {
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
      `Fitted on ${source};\nheld against ${against}:`,
      constants.seasons,
      holdingOf(constants, others, visits),
    )}`,
  )
}

const request = parseOptions(process.argv.slice(2))
if (request.kind === 'help') console.log(help)
else if (request.kind === 'wrong') fail(`${request.why} (--help shows the options)`, 2)
else
  try {
    run(request.options)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1)
  }
