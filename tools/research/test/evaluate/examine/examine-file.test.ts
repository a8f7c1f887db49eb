import * as E from 'fp-ts/lib/Either.js'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Analyser } from '../../../evaluate/examine/examine-file.js'
import { examineFile } from '../../../evaluate/examine/examine-file.js'
import { everything, seriesOf } from '../../../evaluate/second-photo/series.js'
import { eggFace, spotAt } from '../pixels/head.js'
import { examination } from './examinations.js'

const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-evaluate-'))
writeFileSync(path.join(folder, 'small.jpg'), encodeJpeg(spotAt(120, 160, 60, 90)))
writeFileSync(path.join(folder, 'text.jpg'), 'no photo')
afterAll(() => rmSync(folder, { recursive: true }))

const setting = {
  kind: 'photos',
  seed: 3,
  folder,
  again: 2,
  series: [everything, seriesOf(['guide'])],
} as const

const photo = { file: 'small.jpg', folder: 'x', gender: 'WOMEN' } as const

/** Sees one face in every photo, and calls it light by the sum of its bytes. */
const analyser: Analyser = {
  findFaces: ({ width, height }) =>
    Promise.resolve([eggFace({ x: width / 2, y: height / 2, radius: width / 4 })]),
  examine: ({ data }) => {
    const lightness = Array.from(data.subarray(0, 40_000)).reduce((sum, byte) => sum + byte, 0)
    return Promise.resolve(
      E.right(examination({ colour: { warmth: 0, lightness, chroma: 0, contrast: 0 } })),
    )
  },
}

describe('a file', () => {
  test('is examined as it is and in every second photo', async () => {
    const { record } = await examineFile(analyser, setting, photo)
    expect(record).toMatchObject({
      ...photo,
      kind: 'photo',
      guide: { isTold: false },
      answer: examination({ colour: expect.anything() as never }),
    })
    if (record.kind !== 'photo') return
    const { everything: all = [], guide = [] } = record.again
    expect([all.length, guide.length]).toEqual([2, 2])
    expect(new Set(all.map(({ answer }) => JSON.stringify(answer))).size).toBe(2)
    // The same amounts, of which all but one are left out.
    expect(guide.map(({ amounts }) => amounts.guide)).toEqual(
      all.map(({ amounts }) => amounts.guide),
    )
    expect(guide.map(({ amounts }) => amounts.roll)).toEqual([[0], [0]])
    for (const { answer, hairline, amounts } of guide) {
      expect(answer).toEqual(record.answer)
      expect(hairline - record.guide.hairline).toBeCloseTo(amounts.guide[0] ?? 0, 9)
    }
  })

  test('has the same second photos from the same seed alone', async () => {
    const one = { ...setting, again: 1, series: [seriesOf(['crop'])] }
    const { record } = await examineFile(analyser, one, photo)
    expect((await examineFile(analyser, one, photo)).record).toEqual(record)
    expect((await examineFile(analyser, { ...one, seed: 4 }, photo)).record).not.toEqual(record)
  })

  test('has no second photo if the first has no result', async () => {
    const nobody: Analyser = {
      findFaces: () => Promise.resolve([]),
      examine: (_, { hairline }) => {
        expect(hairline).toBe(20)
        return Promise.resolve(E.left('no-face'))
      },
    }
    expect((await examineFile(nobody, setting, photo)).record).toMatchObject({
      answer: { reason: 'no-face' },
      guide: { isTold: false },
      again: {},
    })
  })

  test('that is no photo is reported as no photo', async () => {
    const text = { ...photo, file: 'text.jpg' }
    expect((await examineFile(analyser, setting, text)).record).toMatchObject({
      kind: 'unreadable',
      file: 'text.jpg',
    })
  })
})
