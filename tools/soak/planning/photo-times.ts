// A process of its own: what each photo of the crowd takes a thread, again and again for so many milliseconds.
import * as E from 'fp-ts/lib/Either.js'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import { loadExaminer } from '@kaoiro/api/examiner'
import type { Case } from '../../visits/cases.js'
import { casesOf, kinds } from '../../visits/cases.js'
import type { PhotoTime } from './measure-photos.js'

const time = Number(process.argv[2])
const examine = await loadExaminer()

const timeOf = async ({ photo, gender, expected }: Case): Promise<PhotoTime> => {
  const start = performance.now()
  const pixels = await decodeJpeg(photo)
  const decoded = performance.now()
  if (E.isRight(pixels)) await examine(pixels.right, { gender, hairline: 20 })
  return { decode: decoded - start, analysis: performance.now() - decoded, expected }
}

const run = async (max: number): Promise<ReadonlyArray<PhotoTime>> => {
  const cases = await casesOf(kinds)
  const times: Array<PhotoTime> = []
  for (const start = performance.now(); performance.now() - start < max;)
    for (const one of cases) times.push(await timeOf(one))
  return times
}
await run(time / 3)
process.send?.(await run(time))
