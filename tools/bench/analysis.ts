import * as E from 'fp-ts/lib/Either.js'
import { decodeJpeg, loadExaminer } from '@kaoiro/analyser/node'
import type { Pixels } from '@kaoiro/core/photo'
import { readFixture } from '@kaoiro/fixtures/files'
import { loadLandmarkModel } from '@kaoiro/fixtures/reference/landmark-model'
import type { Row } from './row.js'
import { ratioRow } from './row.js'

/** Several faces and colours, so that branch prediction has little effect. */
const names = ['spring-woman', 'summer-man', 'autumn-woman-deep', 'winter-man', 'eyes-narrow']

const decoded = async (jpeg: Uint8Array): Promise<Pixels> => {
  const pixels = await decodeJpeg(jpeg)
  if (E.isLeft(pixels)) throw new Error(pixels.left)
  return pixels.right
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * Measures an analysis from the prepared JPEG to its result. The baseline is the landmark model alone, on the pixels of
 * the same photo. Both run on one core.
 */
export async function analysisRow(): Promise<Row> {
  const [examine, findLandmarks] = [await loadExaminer(), await loadLandmarkModel()]
  const jpegs = await Promise.all(names.map((name) => readFixture(`portraits/${name}.jpg`)))
  const photoOf = (round: number) => jpegs[round % jpegs.length] ?? new Uint8Array()
  return ratioRow({
    name: 'one analysis, from JPEG to result',
    ours: (round) =>
      timed(async () => examine(await decoded(photoOf(round)), { gender: 'WOMEN', hairline: 20 })),
    bare: async (round) => {
      const pixels = await decoded(photoOf(round))
      return timed(() => findLandmarks(pixels))
    },
    bareName: 'the landmark model alone, as its library runs it',
    rounds: 60,
    warmUps: 20,
    max: 1.15,
  })
}
