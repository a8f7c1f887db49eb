import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import { displayWidth } from '../../../src/print/columns.js'
import { jsonLinesIn, kaoiro } from '../../in-process.js'

const folder = await useFolder()

const portrait = fixturePath('portraits/spring-woman.jpg')
const turned = fixturePath('photos/orientation-6.jpg')

describe('kaoiro check', () => {
  test('prints type, size and profile of a photo, and each measure with its limit', async () => {
    const { code, stdout, stderr } = await kaoiro(['check', turned, '--image-engine', 'jimp'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const words of [
      /^ +Type +JPEG, \d+ kB$/m,
      /^ +Size +1056 × 1408 \(1\.5 MP\)$/m,
      /^ +Sent as +531 × 708, \d+ kB \(jimp\)$/m,
      /^ +Orientation +6: on its side; rotated clockwise$/m,
      /^ +Colour profile +none; treated as sRGB$/m,
      /^ +Lights +\d+ +at least 80$/m,
      /^ +Sharpness +0\.\d+ +at least 0\.04$/m,
      /✓ File, size, light and sharpness are fine\.\n +Faces were not checked; use --faces to check them\./,
    ])
      expect(stdout).toMatch(words)
  })

  test('mentions a missing end marker', async () => {
    const file = path.join(folder, 'cut.jpg')
    await writeFile(file, (await readFile(portrait)).subarray(0, -2))
    const { code, stdout } = await kaoiro(['check', file])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^ +Type +JPEG, \d+ kB; the end marker is missing, the picture$/m)
  })

  test.each(languages)('fits 50 columns in %s', async (language) => {
    const args = ['check', turned, '--lang', language]
    const { stdout } = await kaoiro(args, { outColumns: 50 })
    const [, ...rows] = stdout.split('\n')
    expect(rows.filter((row) => displayWidth(row) > 50)).toEqual([])
  })

  test('prints one JSON object per file, in the order of the files, also for rejected files', async () => {
    const missing = 'no-such-photo.jpg'
    const { code, stdout } = await kaoiro(['check', missing, portrait, turned, '--json'])
    expect(code).toBe(1)
    const records = jsonLinesIn(stdout)
    expect(records).toMatchObject([
      { photo: missing, error: { kind: 'NotRead', message: 'no such file' } },
      { photo: portrait, type: 'jpeg', orientation: 1, profile: null, hints: [] },
      { photo: turned, original: { width: 1056, height: 1408 }, orientation: 6 },
    ])
    expect(records[1]).toMatchObject({ bytes: (await readFile(portrait)).length })
  })

  test('checks all photos of a folder and reports rejected ones on stderr', async () => {
    const { code, stdout, stderr } = await kaoiro(['check', fixturePath('photos'), '--quiet'])
    expect(code).toBe(1)
    expect(stdout.match(/^ +Sent as/gm)).toHaveLength(12)
    expect(stderr.trimEnd().split('\n').sort()).toEqual([
      expect.stringMatching(/^kaoiro: .*text\.jpg: it is not a picture/),
      expect.stringMatching(/^kaoiro: .*truncated\.jpg: the file is damaged or cut off$/),
    ])
  })

  test("refuses a nearly black photo for the service's reason, and does not call it blurred", async () => {
    const file = path.join(folder, 'black.jpg')
    await writeFile(
      file,
      encodeJpeg({ width: 300, height: 400, data: new Uint8Array(480_000).fill(9) }),
    )
    const text = await kaoiro(['check', file])
    const json = await kaoiro(['check', file, '--json'])
    expect(text.code).toBe(1)
    expect(text.stdout).toContain('✗ The service would reject it. The photo is too dark.')
    expect(text.stdout).not.toMatch(/ ! /)
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({ refusal: { kind: 'too-dark' } })
  })

  test('says of an empty file that it is empty', async () => {
    await writeFile(path.join(folder, 'empty.jpg'), '')
    const { code, stderr } = await kaoiro(['check', path.join(folder, 'empty.jpg')])
    expect(code).toBe(1)
    expect(stderr).toMatch(/empty\.jpg: the file is empty; choose another photo\n$/)
  })

  test('rejects an address with exit code 2', async () => {
    const { code, stderr } = await kaoiro(['check', 'https://example.com/photo.jpg'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^kaoiro: https:\/\/example\.com\/photo\.jpg: .*not fetched/)
  })

  test('stops if stdout was closed by its reader', async () => {
    const { code, stdout } = await kaoiro(['check', fixturePath('portraits'), '--json'], {
      flushed: () => Promise.resolve(false),
    })
    expect(code).toBe(0)
    expect(stdout.trimEnd().split('\n')).toHaveLength(1)
  })

  test.each([
    ['it prepares a photo', [fixturePath('photos/12-megapixels.jpg')]],
    ['it loads the face model', [portrait, '--faces']],
  ])('exits with 130 on Ctrl-C while %s', async (_, args) => {
    const interruption = new AbortController()
    const running = kaoiro(['check', ...args], { signal: interruption.signal })
    setImmediate(() => interruption.abort())
    expect(await running).toEqual({ code: 130, stdout: '', stderr: '' })
  })
})
