import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { ServiceEvent } from '../../src/sessions/model/service-event.js'
import { openPages } from '../../src/pages/open-pages.js'

const build = path.join(import.meta.dirname, '../../../ui')
const settings = {
  ui: path.join(build, 'dist'),
  cards: path.join(build, 'dist-server/card'),
  sitePath: '/beauty',
  store: undefined,
}
const drawing = { path: '/result/1F7womQ', language: 'ja', site: '', encoding: 'identity' } as const

const folder = await useFolder()

test('draws pages below the path of the site, and light cards', async () => {
  const { drawPage, lightCard, close } = await openPages(settings, () => undefined)
  const page = await drawPage(drawing)
  expect(page?.status).toBe(200)
  expect(Buffer.from(page?.body ?? []).toString()).toContain(' href="/beauty/')
  expect(await drawPage({ ...drawing, path: '/capture' })).toBeNull()
  const card = await lightCard?.({ site: 'https://a.example', language: 'ja' })
  expect(card && E.isRight(card) && card.right.startsWith('%PDF')).toBe(true)
  await close()
})

test('draws no pages for a build without a renderer', async () => {
  const { drawPage, site, close } = await openPages(
    { ...settings, ui: folder, cards: undefined },
    () => undefined,
  )
  expect(site.files.size).toBe(0)
  expect(await drawPage(drawing)).toBeNull()
  await close()
})

test('leaves a page to the browser and reports it if its thread dies, then draws the next one', async () => {
  const worker = path.join(folder, 'worker.mjs')
  await writeFile(
    worker,
    `import { parentPort } from 'node:worker_threads'
     parentPort.postMessage('started')
     export const page = ({ language }) => language === 'en' ? process.exit(1) : { status: 200 }`,
  )
  const events: Array<ServiceEvent> = []
  const emit = (event: ServiceEvent) => void events.push(event)
  const { drawPage, close } = await openPages(settings, emit, pathToFileURL(worker))
  expect(await drawPage({ ...drawing, language: 'en' })).toBeNull()
  expect(events).toMatchObject([{ _tag: 'TaskFailed', task: 'drawing a page' }])
  expect(await drawPage(drawing)).toEqual({ status: 200 })
  await close()
})

test('rejects a build without the files of its light card', async () => {
  const opening = openPages({ ...settings, cards: folder }, () => undefined)
  await expect(opening).rejects.toThrow('ENOENT')
})
