import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { minDeviation, Norms } from '@kaoiro/core/norms'
import { jsonDocument, placeIn, valueAt } from './document.js'
import type { Expectation, StoreFault } from './faults.js'
import { withoutRepeats } from './faults.js'
import { readText } from './folder.js'

type Read = E.Either<ReadonlyArray<StoreFault>, Norms>

/** Reads a file with norms that is not in a store's folder. */
export async function readNorms(file: string): Promise<Read> {
  return E.flatMap((text: string) => normsIn(path.basename(file), text))(
    E.mapLeft((fault: StoreFault) => [fault])(await readText(file)),
  )
}

/** Reads norms, or finds their faults. @param file the name in faults */
export function normsIn(file: string, text: string): Read {
  const read = jsonDocument(file, text)
  if (E.isLeft(read)) return E.left([read.left])
  const { document, faults } = read.right
  const norms = Norms.decode(document.value)
  if (E.isRight(norms)) return faults.length === 0 ? norms : E.left(faults)
  const ofValues = norms.left.map(({ context }): StoreFault => {
    // The members of an intersection have numbers as keys.
    const place = context.map(({ key }) => key).filter((key) => !/^\d*$/.test(key))
    return {
      _tag: valueAt(document.value, place) === undefined ? 'Missing' : 'WrongValue',
      ...placeIn(document, place),
      expected: expectedBy(context.at(-1)?.type.name ?? ''),
    }
  })
  return E.left([...faults, ...withoutRepeats(ofValues)])
}

/** The expectation of a codec of core. */
const expectedBy = (codec: string): Expectation => {
  switch (codec) {
    case 'Number':
      return { kind: 'number' }
    case 'Spread':
      return { kind: 'atLeast', bound: minDeviation }
    case 'People':
      return { kind: 'wholeNumber' }
    case 'Version':
      return { kind: 'version' }
    default:
      return { kind: 'object' }
  }
}
