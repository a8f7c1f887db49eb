import { truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { fixturePath, readFixture } from '@kaoiro/fixtures/files'
import type { Preparation } from '../../../src/photo/preparation.js'
import { photoThreads } from '../../../src/photo/threads/photo-threads.js'

const folder = await useFolder()

const withPreparation = async (
  engine: 'auto' | 'jimp' | 'sharp',
  use: (preparation: Preparation) => Promise<void>,
) => {
  const preparation = photoThreads(engine, 2, new AbortController().signal)
  await use(preparation).finally(preparation.close)
}

describe.each(['jimp', 'sharp'] as const)('photoThreads with %s', (engine) => {
  test('prepares many photos at once with the same results as one by one', async () => {
    await withPreparation(engine, async ({ prepare }) => {
      const names = ['spring-woman', 'winter-man', 'no-such-photo', 'autumn-woman-deep']
      const files = names.map((name) => fixturePath(`portraits/${name}.jpg`))
      const together = await Promise.all([...files, ...files].map((file) => prepare(file)))
      for (const [at, file] of files.entries()) {
        const alone = await prepare(file)
        expect(together[at]).toEqual(alone)
        expect(together[at + files.length]).toEqual(alone)
      }
      expect(together[0]).toMatchObject({ right: { engine } })
      expect(together[2]).toMatchObject({ left: { _tag: 'NotRead', code: 'ENOENT' } })
    })
  })
})

test('photoThreads uses sharp if it can be loaded', async () => {
  await withPreparation('auto', async ({ prepare }) => {
    expect(await prepare(fixturePath('portraits/winter-man.jpg'))).toMatchObject({
      right: { engine: 'sharp' },
    })
  })
})

test('photoThreads rejects large and special files without reading them', async () => {
  const large = path.join(folder, 'large.jpg')
  await writeFile(large, await readFixture('portraits/winter-man.jpg'))
  await truncate(large, 30_000_000)
  const film = path.join(folder, 'film.mp4')
  await writeFile(film, '\0\0\0\x18ftypisom')
  await truncate(film, 30_000_000)
  await withPreparation('jimp', async ({ prepare }) => {
    expect(await prepare(large)).toMatchObject({
      left: { _tag: 'TooManyBytes', bytes: 30_000_000 },
    })
    expect(await prepare(film)).toMatchObject({ left: { _tag: 'NotAPhoto', found: 'video' } })
    expect(await prepare(folder)).toMatchObject({ left: { _tag: 'NotRead', code: 'EISDIR' } })
    expect(await prepare('/dev/zero')).toMatchObject({ left: { _tag: 'NotRead' } })
  })
})

test.each([
  ['loaded', true],
  ['still loading', false],
])('photoThreads stops immediately on abort, %s', async (_, isLoaded) => {
  const stop = new AbortController()
  const { ready, prepare } = photoThreads('jimp', 1, stop.signal)
  if (isLoaded) await ready
  const file = fixturePath('photos/12-megapixels.jpg')
  const answers = Promise.all([prepare(file), prepare(file)])
  stop.abort()
  expect(await answers).toEqual([
    { _tag: 'Left', left: { _tag: 'BrokenPhoto' } },
    { _tag: 'Left', left: { _tag: 'BrokenPhoto' } },
  ])
  await ready
})
