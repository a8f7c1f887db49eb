import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { FurnishedStore } from '@kaoiro/store/read'
import { openSite } from '../../src/pages/open-site.js'

const ui = path.join(import.meta.dirname, '../../../ui/dist')
const settings = { ui, cards: undefined, sitePath: '', store: undefined }

const built = JSON.parse(
  await readFile(path.join(ui, '.server/store.json'), 'utf8'),
) as FurnishedStore

const withAccent = (accent: `#${string}`): FurnishedStore => ({
  ...built,
  store: { ...built.store, colours: { ...built.store.colours, accent } },
})

test('keeps the hashed files of the last two stores, whose pages are still open', async () => {
  const { site, change, close } = await openSite(settings, () => undefined)
  const sheets = () => [...site().files.keys()].filter((file) => file.includes('store-colours'))
  await change(withAccent('#224466'))
  const [first] = sheets()
  for (const accent of ['#226644', '#662244'] as const) await change(withAccent(accent))
  expect(sheets()).toHaveLength(3)
  expect(sheets()).toContain(first)
  await change(withAccent('#442266'))
  expect(sheets()).toHaveLength(3)
  expect(sheets()).not.toContain(first)
  await close()
})

test('waits for a site that is being made, and closes it, too', async () => {
  const { change, close } = await openSite(settings, () => undefined)
  let isChanged = false
  const changed = change(withAccent('#224466')).then(() => (isChanged = true))
  await close()
  expect(isChanged).toBe(true)
  await changed
})
