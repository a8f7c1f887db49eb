import { beforeAll, describe, expect, test } from 'vitest'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from '@kaoiro/api/face-detector'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { Analyser, ExaminedFile } from '../../../../evaluate/examine/examine-file.js'
import { examineFile } from '../../../../evaluate/examine/examine-file.js'
import { everything } from '../../../../evaluate/second-photo/series.js'
import { cellOf } from '../../../../evaluate/photos/sheet/cell.js'
import { marksIn } from '../../../../evaluate/photos/sheet/marks.js'
import { patchesOf } from '../../../../evaluate/photos/sheet/patches.js'
import type { PhotoRecord } from '../../../../evaluate/records/record.js'
import { isResult } from '../../../../evaluate/records/record.js'
import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** By the real landmark model, on a drawn portrait. */
let examined: ExaminedFile

const setting = {
  kind: 'photos',
  seed: 1,
  folder: fixturePath('portraits'),
  again: 1,
  series: [everything],
} as const

beforeAll(async () => {
  const findFaces = await loadFaceDetector()
  const analyser: Analyser = { findFaces, examine: examinerOver(findFaces) }
  const photo = { file: 'spring-woman.jpg', folder: 'portraits', gender: 'WOMEN' } as const
  examined = await examineFile(analyser, setting, photo)
})

const parts = () => {
  const { record, pixels, face } = examined
  if (record.kind !== 'photo' || pixels === undefined || face === undefined)
    throw new Error('no face was found')
  return { record, pixels, face }
}

test('a drawn portrait and its second photo are examined', () => {
  const { record } = parts()
  expect(isResult(record.answer)).toBe(true)
  expect(record.again['everything']?.map(({ answer }) => isResult(answer))).toEqual([true])
})

test('the marks lie in the photo', () => {
  const { pixels, face } = parts()
  const { contour, irises, samples } = marksIn(pixels, face)
  for (const { x, y } of [...contour, ...irises, ...Object.values(samples).flat()]) {
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0)
    expect(x).toBeLessThan(pixels.width)
    expect(y).toBeLessThan(pixels.height)
  }
  expect(irises).toHaveLength(2)
})

describe('the patches of colour', () => {
  const grey = { red: -1, green: -1, blue: -1 }

  test('are those that the photo showed', () => {
    const { record } = parts()
    if (!isResult(record.answer)) throw new Error('there is no result')
    const patches = patchesOf(record.answer.evidence)
    expect(patches.length).toBeGreaterThanOrEqual(3)
    expect(patches.every((patch) => /^#[0-9a-f]{6}$/.test(patch))).toBe(true)
  })

  test('leave out what was not seen', () => {
    const { record } = parts()
    if (!isResult(record.answer)) throw new Error('there is no result')
    const { evidence } = record.answer
    const bare = { skin: grey, whites: [] }
    expect(patchesOf({ ...evidence, colours: bare })).toHaveLength(3)
    expect(patchesOf({ ...evidence, colours: { ...bare, hair: grey } })).toHaveLength(4)
  })
})

describe('a cell of the sheet', () => {
  /** Pixels of about a colour, of the picture or of the lines below it. */
  const count = ({ width, data }: Pixels, [r, g, b]: readonly [number, number, number]) => {
    let inPicture = 0
    let below = 0
    for (let i = 0; i < data.length; i += 4) {
      const off =
        Math.abs((data[i] ?? 0) - r) +
        Math.abs((data[i + 1] ?? 0) - g) +
        Math.abs((data[i + 2] ?? 0) - b)
      if (off > 24) continue
      if (i / 4 / width < width) inPicture++
      else below++
    }
    return { inPicture, below }
  }
  const white = [255, 255, 255] as const
  const red = [0xff, 0x3b, 0x6b] as const
  const ink = [0x23, 0x1f, 0x1c] as const

  const cell = (some: Partial<PhotoRecord>, hasFace = true) => {
    const { record, pixels, face } = parts()
    return cellOf({ ...record, ...some }, pixels, hasFace ? face : undefined)
  }

  test("shows the face's edge, and the answers below it", async () => {
    const { inPicture, below } = count(await cell({}), red)
    expect(inPicture).toBeGreaterThan(50)
    expect(below).toBe(0)
    expect(count(await cell({}), ink).below).toBeGreaterThan(200)
  })

  test('has a solid guide if the hairline was found in the pixels, and a dashed one otherwise', async () => {
    const { hairline } = parts().record.guide
    const told = count(await cell({ guide: { hairline, isTold: true } }), white)
    const guessed = count(await cell({ guide: { hairline, isTold: false } }), white)
    expect(told.inPicture - guessed.inPicture).toBeGreaterThan(50)
  })

  test('says in red why a photo was refused', async () => {
    const refused = await cell({ answer: { reason: 'face-covered' } }, false)
    expect(count(refused, red).below).toBeGreaterThan(100)
    expect(count(refused, red).inPicture).toBeLessThan(10)
  })
})
