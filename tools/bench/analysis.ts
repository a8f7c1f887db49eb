import * as E from 'fp-ts/lib/Either.js'
import { decodeJpeg, loadExaminer } from '@kaoiro/analyser/node'
import type { Pixels } from '@kaoiro/core/photo'
import { readFixture } from '@kaoiro/fixtures/files'
import { loadLandmarkModel } from '@kaoiro/fixtures/reference/landmark-model'
import type { Row } from './row.js'
import { median } from '../statistics/quantile.js'

const rounds = 60
const warmUp = 20

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
 * the same photo. Both run in turns on one core.
 */
export async function analysisRow(): Promise<Row> {
  const [examine, findLandmarks] = [await loadExaminer(), await loadLandmarkModel()]
  const jpegs = await Promise.all(names.map((name) => readFixture(`portraits/${name}.jpg`)))
  const measured: Array<{ readonly whole: number; readonly model: number }> = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const jpeg = jpegs[round % jpegs.length] ?? new Uint8Array()
    const pixels = await decoded(jpeg)
    const whole = await timed(async () =>
      examine(await decoded(jpeg), { gender: 'WOMEN', hairline: 20 }),
    )
    const model = await timed(() => findLandmarks(pixels))
    if (round >= warmUp) measured.push({ whole, model })
  }
  const ratio = median(measured.map(({ whole, model }) => whole / model))
  return {
    name: 'one analysis, from JPEG to result',
    value: median(measured.map(({ whole }) => whole)),
    unit: 'ms',
    baseline: median(measured.map(({ model }) => model)),
    baselineName: 'the landmark model alone, as its library runs it',
    ratio,
    goal: '<= 1.15 x',
    reached: ratio <= 1.15,
  }
}
