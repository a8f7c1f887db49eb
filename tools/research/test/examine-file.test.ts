import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, test } from 'vitest'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from '@kaoiro/analyser/node'
import { fixturePath } from '@kaoiro/fixtures/files'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Analyser } from '../evaluate/examine/examine-file.js'
import { examineFile } from '../evaluate/examine/examine-file.js'
import { isResult } from '../evaluate/records/records.js'
import { examination } from './examinations.js'
import { eggFace, spotAt } from './pictures.js'

const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-evaluate-'))
writeFileSync(path.join(folder, 'small.jpg'), encodeJpeg(spotAt(120, 160, 60, 90)))
writeFileSync(path.join(folder, 'text.jpg'), 'no photo')
afterAll(() => rmSync(folder, { recursive: true }))

const setting = { folder }

const photo = { file: 'small.jpg', folder: 'x', gender: 'WOMEN' } as const

describe('examineFile', () => {
  /** Finds one face in every photo. The light in its answer is the sum of the photo's bytes. */
  const analyser: Analyser = {
    findFaces: ({ width, height }) =>
      Promise.resolve([eggFace({ x: width / 2, y: height / 2, radius: width / 4 })]),
    examine: ({ data }) => {
      const light = Array.from(data).reduce((sum, byte) => sum + byte, 0)
      const colours = { skin: { red: 0, blue: 0, light } }
      return Promise.resolve(E.right(examination({ colours })))
    },
  }

  test('examines a photo, and in other ways only if it is asked to', async () => {
    const record = await examineFile(analyser, setting, photo)
    expect(record).toMatchObject({ ...photo, kind: 'photo', guide: { isHairlineFound: false } })
    expect(record).toMatchObject({ again: [] })
    const inWays = await examineFile(analyser, { ...setting, ways: true }, photo)
    if (inWays.kind !== 'photo') throw new Error('unreadable')
    expect(new Set(inWays.again.map((answer) => JSON.stringify(answer))).size).toBe(5)
  })

  test('reports a file that is not a photo', async () => {
    const record = await examineFile(analyser, setting, { ...photo, file: 'text.jpg' })
    expect(record).toMatchObject({ kind: 'unreadable', file: 'text.jpg' })
  })
})

test('with the real models, a drawn portrait has a result, and a guide at the hairline', async () => {
  const findFaces = await loadFaceDetector()
  const record = await examineFile(
    { findFaces, examine: examinerOver(findFaces) },
    { folder: fixturePath('portraits') },
    { file: 'spring-woman.jpg', folder: 'portraits', gender: 'WOMEN' },
  )
  if (record.kind !== 'photo') throw new Error('the portrait is unreadable')
  expect(isResult(record.answer)).toBe(true)
  expect(record.guide.isHairlineFound).toBe(true)
})
