import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { runBuilt } from '../built-program.js'

interface Line {
  readonly photo: string
  readonly code: string
  readonly hairline: number
  readonly hairlineFound?: boolean
  readonly faceType: string
}

// One batch for all tests: loading the models takes a second of CPU time.
describe('the built program with many photos', () => {
  let code: number | null
  let lines: Readonly<Record<string, Line>>

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-built-batch-'))
    const inFolder = (name: string) => path.join(folder, name)
    const copies = {
      ...{ first: 'spring-woman', again: 'spring-woman', other: 'autumn-woman-deep' },
      ...{ high: 'high-hairline', same: 'high-hairline' },
    }
    for (const [name, portrait] of Object.entries(copies))
      await copyFile(fixturePath(`portraits/${portrait}.jpg`), inFolder(`${name}.jpg`))
    const rows = ['first.jpg,', 'again.jpg,', 'other.jpg,', 'high.jpg,auto', 'same.jpg,17']
    await writeFile(inFolder('photos.csv'), ['path,hairline', ...rows].join('\n'))
    const ended = await runBuilt([
      'diagnose',
      inFolder('photos.csv'),
      '--gender',
      'WOMEN',
      '--json',
    ])
    await rm(folder, { recursive: true })
    code = ended.code
    lines = Object.fromEntries(
      ended.stdout
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text) as Line)
        .map((line) => [path.basename(line.photo, '.jpg'), line]),
    )
  })

  test('gives equal photos the same code, and different photos different codes', () => {
    const { first, again, other } = lines
    expect(first?.code).toMatch(/^\w{1,7}$/)
    expect(again?.code).toBe(first?.code)
    expect(other?.code).not.toBe(first?.code)
  })

  test('gives the same result for a found hairline as for the same hairline in a manifest', () => {
    expect(code).toBe(0)
    const { high: auto, same: given } = lines
    expect(auto?.hairlineFound).toBe(true)
    expect(Math.abs(Number(auto?.hairline) - 17)).toBeLessThan(0.6)
    expect(given).toMatchObject({ hairline: 17, faceType: auto?.faceType })
  })
})
