import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { displayWidth } from '../../../src/print/columns.js'
import { kaoiro } from '../../in-process.js'

const portrait = fixturePath('portraits/spring-woman.jpg')
const turned = fixturePath('photos/orientation-6.jpg')

describe('kaoiro check', () => {
  test('reports what a photo is, how it is sent, and each measure with its bound', async () => {
    const { code, stdout, stderr } = await kaoiro(['check', turned, '--image-engine', 'jimp'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const words of [
      /^ +Type +JPEG, \d+ kB$/m,
      /^ +Size +1056 × 1408 \(1\.5 MP\)$/m,
      /^ +Sent as +531 × 708, \d+ kB \(jimp\)$/m,
      /^ +Orientation +6: on its side; was turned clockwise$/m,
      /^ +Colour profile +none; taken as sRGB$/m,
      /^ +Lights +\d+ +at least 80$/m,
      /^ +Sharpness +0\.\d+ +at least 0\.04$/m,
      /✓ File, size, light and sharpness are fine\.\n +No face was looked for: --faces does that\./,
    ])
      expect(stdout).toMatch(words)
  })

  test.each(['en', 'ja'])('fits 80 columns in %s', async (language) => {
    const { stdout } = await kaoiro(['check', turned, '--lang', language])
    const [, ...rows] = stdout.split('\n')
    expect(rows.filter((row) => displayWidth(row) > 80)).toEqual([])
  })

  test('prints one JSON object per line, in the order of the files, for refused files too', async () => {
    const missing = 'no-such-photo.jpg'
    const { code, stdout } = await kaoiro(['check', missing, portrait, turned, '--json'])
    expect(code).toBe(1)
    const records = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    expect(records).toMatchObject([
      { photo: missing, error: { kind: 'NotRead', message: 'no such file' } },
      { photo: portrait, type: 'jpeg', orientation: 1, profile: null, hints: [] },
      { photo: turned, original: { width: 1056, height: 1408 }, orientation: 6 },
    ])
    expect(records[1]).toMatchObject({ bytes: (await readFile(portrait)).length })
  })

  test('checks all photos of a folder and reports refused ones on stderr', async () => {
    const { code, stdout, stderr } = await kaoiro(['check', fixturePath('photos'), '--quiet'])
    expect(code).toBe(1)
    expect(stdout.match(/^ +Sent as/gm)).toHaveLength(12)
    expect(stderr.trimEnd().split('\n').sort()).toEqual([
      expect.stringMatching(/^kaoiro: .*text\.jpg: it is not a picture/),
      expect.stringMatching(/^kaoiro: .*truncated\.jpg: the file is damaged or cut off$/),
    ])
  })

  test('fetches nothing: an address is wrong usage', async () => {
    const { code, stderr } = await kaoiro(['check', 'https://example.com/photo.jpg'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^kaoiro: https:\/\/example\.com\/photo\.jpg: .*nothing is fetched/)
  })

  test('stops if its reader has gone', async () => {
    const { code, stdout } = await kaoiro(['check', fixturePath('portraits'), '--json'], {
      flushed: () => Promise.resolve(false),
    })
    expect(code).toBe(0)
    expect(stdout.trimEnd().split('\n')).toHaveLength(1)
  })

  test('Ctrl-C ends it with 130, whatever is in progress', async () => {
    const interruption = new AbortController()
    const running = kaoiro(['check', fixturePath('photos/12-megapixels.jpg')], {
      signal: interruption.signal,
    })
    setImmediate(() => interruption.abort())
    expect(await running).toEqual({ code: 130, stdout: '', stderr: '' })
  })

  test('Ctrl-C ends it with 130 while it loads what looks at faces', async () => {
    const interruption = new AbortController()
    const running = kaoiro(['check', portrait, '--faces'], { signal: interruption.signal })
    setImmediate(() => interruption.abort())
    expect(await running).toEqual({ code: 130, stdout: '', stderr: '' })
  })

  test('a pattern that nothing matches is wrong usage', async () => {
    const { code, stdout, stderr } = await kaoiro(['check', '*.nothing'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toBe('kaoiro: *.nothing: no photo matches\n')
  })

  test('an unknown engine is wrong usage', async () => {
    expect(await kaoiro(['check', portrait, '--image-engine', 'paint'])).toMatchObject({ code: 2 })
  })
})
