import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { Examiner } from '@kaoiro/analyser/examiner'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from '@kaoiro/analyser/node'
import { fixturePath } from '@kaoiro/fixtures/files'
import { mirrored } from '@kaoiro/analyser/photo'
import type { Pixels } from '@kaoiro/core/photo'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import { cellOf, sheetOf } from '../evaluate/contact-sheet.js'
import type { Analyser } from '../evaluate/examine/examine-file.js'
import { examineFile } from '../evaluate/examine/examine-file.js'
import { examineSitter } from '../evaluate/examine/examine-photo.js'
import { isResult } from '../evaluate/records/records.js'
import { everything, seriesOf } from '../evaluate/second-photo/amounts.js'
import { examination } from './examinations.js'
import { eggFace, spotAt } from './pictures.js'

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

describe('examineFile', () => {
  /** Finds one face in every photo. The lightness in its answer is the sum of the photo's first bytes. */
  const analyser: Analyser = {
    findFaces: ({ width, height }) =>
      Promise.resolve([eggFace({ x: width / 2, y: height / 2, radius: width / 4 })]),
    examine: ({ data }) => {
      const lightness = Array.from(data.subarray(0, 40_000)).reduce((sum, byte) => sum + byte, 0)
      const colour = { warmth: 0, lightness, chroma: 0, contrast: 0 }
      return Promise.resolve(E.right(examination({ colour })))
    },
  }

  test('examines a photo and its second photos', async () => {
    const { record } = await examineFile(analyser, setting, photo)
    expect(record).toMatchObject({ ...photo, kind: 'photo', guide: { isHairlineFound: false } })
    if (record.kind !== 'photo') return
    const { everything: all = [], guide = [] } = record.again
    expect([all.length, guide.length]).toEqual([2, 2])
    expect(new Set(all.map(({ answer }) => JSON.stringify(answer))).size).toBe(2)
    for (const [i, { answer, hairline, amounts }] of guide.entries()) {
      expect(amounts.guide).toEqual(all[i]?.amounts.guide)
      expect(amounts.roll).toEqual([0])
      expect(answer).toEqual(record.answer)
      expect(hairline - record.guide.hairline).toBeCloseTo(amounts.guide[0] ?? 0, 9)
    }
  })

  test('makes the same second photos only for the same seed', async () => {
    const one = { ...setting, again: 1, series: [seriesOf(['crop'])] }
    const { record } = await examineFile(analyser, one, photo)
    expect((await examineFile(analyser, one, photo)).record).toEqual(record)
    expect((await examineFile(analyser, { ...one, seed: 4 }, photo)).record).not.toEqual(record)
  })

  test('reports a file that is not a photo', async () => {
    const { record } = await examineFile(analyser, setting, { ...photo, file: 'text.jpg' })
    expect(record).toMatchObject({ kind: 'unreadable', file: 'text.jpg' })
  })
})

test('examineSitter examines the prepared portrait and its mirror image', async () => {
  const seen: Pixels[] = []
  const examine: Examiner = (pixels) => {
    seen.push(pixels)
    return Promise.resolve(E.right(examination()))
  }
  for (const sitter of population(3, 1)) {
    const record = await examineSitter(examine, sitter)
    expect(record).toMatchObject({ name: sitter.name, mirrored: record.answer })
  }
  const [sent, other] = seen
  expect(other).toEqual(sent && mirrored(sent))
})

describe('with the real models', async () => {
  const findFaces = await loadFaceDetector()
  const analyser: Analyser = { findFaces, examine: examinerOver(findFaces) }
  const { record, pixels, face } = await examineFile(
    analyser,
    { ...setting, folder: fixturePath('portraits'), again: 1, series: [everything] },
    { file: 'spring-woman.jpg', folder: 'portraits', gender: 'WOMEN' },
  )
  if (record.kind !== 'photo' || pixels === undefined) throw new Error('the portrait is unreadable')

  test('a drawn portrait and its second photo have a result, and a guide at the hairline', () => {
    expect(isResult(record.answer)).toBe(true)
    expect(record.again['everything']?.map(({ answer }) => isResult(answer))).toEqual([true])
    expect(record.guide.isHairlineFound).toBe(true)
  })

  test('the contact sheet shows marks on a face, and also photos without a face', async () => {
    const cells = [
      await cellOf(record, pixels, face),
      await cellOf({ ...record, answer: { reason: 'no-face' } }, pixels, undefined),
    ]
    const sheet = await sheetOf(cells)
    expect(await sharp(sheet).metadata()).toMatchObject({ format: 'png', width: 498, height: 296 })
    const [marked, bare] = await Promise.all(
      cells.map(async (cell) => (await sharp(cell).stats()).channels[1]?.mean ?? 0),
    )
    expect(marked).not.toBe(bare)
    expect((await sharp(await sheetOf([])).metadata()).format).toBe('png')
  })
})
