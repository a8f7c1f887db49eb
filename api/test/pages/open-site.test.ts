import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { FurnishedStore } from '@kaoiro/store/read'
import { openSite } from '../../src/pages/open-site.js'

const folder = await useFolder()
const worker = path.join(folder, 'worker.mjs')

/** Only the worker below reads it. */
const storeNamed = (name: string) => ({ name }) as unknown as FurnishedStore

const open = () =>
  openSite(
    { ui: folder, cards: undefined, sitePath: '', store: storeNamed('a') },
    () => undefined,
    pathToFileURL(worker),
  )

beforeAll(() =>
  writeFile(
    worker,
    `import { parentPort, workerData } from 'node:worker_threads'
     const { name } = workerData.store
     const files = new Map([['/assets/store-' + name + '.css', name], ['/favicon.svg', name]])
     parentPort.postMessage({ files, languages: ['en'], analyticsScript: null, brand: name, accent: '' })`,
  ),
)

test('keeps the hashed files of the last two stores for pages that are still open', async () => {
  const { site, change, close } = await open()
  for (const name of ['b', 'c', 'd']) await change(storeNamed(name))
  const files = Object.fromEntries(site().files)
  expect(Object.keys(files).sort()).toEqual([
    '/assets/store-b.css',
    '/assets/store-c.css',
    '/assets/store-d.css',
    '/favicon.svg',
  ])
  expect(String(files['/favicon.svg'])).toBe('d')
  await close()
})

test('waits for a site that is being made, and closes it, too', async () => {
  const { change, close } = await open()
  let isChanged = false
  const changed = change(storeNamed('b')).then(() => (isChanged = true))
  await close()
  expect(isChanged).toBe(true)
  await changed
})
