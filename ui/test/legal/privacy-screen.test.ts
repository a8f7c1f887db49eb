import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startPrivateService } from '@kaoiro/api'
import { openDatabase } from '@kaoiro/api/open-database'
import type { privacyPage } from '@kaoiro/screens/legal'
import { dataLayerOf } from '../analytics/steps-of.js'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'
import { undeclaredBy, waitForCopy } from './stored-names.js'

/** The entry of the page that tells of each column of the service's own tables, and of each table of its queue. */
const told: Readonly<
  Record<
    string,
    | Exclude<keyof Parameters<typeof privacyPage>[0]['privacy']['onService'], 'heading'>
    | 'not about visitors'
  >
> = {
  'kaoiro.session.id': 'session',
  'kaoiro.session.created_at': 'session',
  'kaoiro.session.phase': 'session',
  'kaoiro.session.request': 'session',
  'kaoiro.session.outcome': 'session',
  'kaoiro.session.reserved_bytes': 'session',
  'kaoiro.session.photo_deleted_at': 'session',
  'kaoiro.session.client': 'network',
  'kaoiro.colour_sum.day': 'logs',
  'kaoiro.colour_sum.gender': 'logs',
  'kaoiro.colour_sum.part': 'logs',
  'kaoiro.colour_sum.people': 'logs',
  'kaoiro.colour_sum.red': 'logs',
  'kaoiro.colour_sum.blue': 'logs',
  'kaoiro.colour_sum.light': 'logs',
  'kaoiro.colour_sum.red_squares': 'logs',
  'kaoiro.colour_sum.blue_squares': 'logs',
  'kaoiro.colour_sum.light_squares': 'logs',
  'kaoiro.result_count.day': 'logs',
  'kaoiro.result_count.norms': 'logs',
  'kaoiro.result_count.gender': 'logs',
  'kaoiro.result_count.trait': 'logs',
  'kaoiro.result_count.value': 'logs',
  'kaoiro.result_count.results': 'logs',
  'kaoiro.migration.step': 'not about visitors',
  'kaoiro.signing_key.only_one': 'not about visitors',
  'kaoiro.signing_key.key': 'not about visitors',
  'pgboss.job': 'network',
  'pgboss.archive': 'network',
  'pgboss.queue': 'not about visitors',
  'pgboss.schedule': 'not about visitors',
  'pgboss.subscription': 'not about visitors',
  'pgboss.version': 'not about visitors',
}

/** Partitions of `pgboss.job`, one for each queue. */
const partition = /^pgboss\.j[\da-f]+$/

const site = useSite()

it('a visit reports no steps and asks only its own server, the page declares everything that it stores, and when the service deletes it', async () => {
  const requested: Array<URL> = []
  const watch = (page: Page) =>
    Promise.resolve(page.on('request', (request) => requested.push(new URL(request.url()))))
  const page = await site.open('/', watch, { serviceWorkers: 'allow' })
  await visitorOf(page).diagnose('女性', 'portraits/spring-woman.jpg')
  await waitForCopy(page)
  const hosts = requested.map(({ host }) => host).filter((host) => host !== '')
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]))
  // Only this code pushes steps (site/trim-bundle.test.ts).
  expect(requested.filter(({ pathname }) => pathname.includes('/send-step-'))).toEqual([])
  expect(await dataLayerOf(page)).toBeNull()
  expect(await page.getByRole('button', { name: '計測の設定' }).count()).toBe(0)
  expect(await undeclaredBy(page)).toEqual([])

  const kept = await page.evaluate(() => {
    const { usr } = history.state as {
      usr: { receipt: { sessions: ReadonlyArray<Record<string, string>> } }
    }
    const [session] = usr.receipt.sessions
    return Date.parse(session?.['expiresAt'] ?? '') - Date.parse(session?.['photoDeletedAt'] ?? '')
  })
  await visitorOf(page).follow('お写真とデータの取り扱い')
  await page.getByText(`開始から${Math.round(kept / 3_600_000)}時間後に削除します`).waitFor()

  // The check itself: it finds what the page does not declare.
  await page.evaluate(() => {
    sessionStorage.setItem('kaoiro.name', '')
    localStorage.setItem('name', '')
    document.cookie = 'id=1'
    const opened = new Promise((resolve, reject) => {
      const request = indexedDB.open('faces')
      request.onsuccess = () => resolve(true)
      request.onerror = () => reject(new Error(request.error?.message))
    })
    return Promise.all([opened, caches.open('kaoiro-photos')]).then(() => undefined)
  })
  expect(new Set(await undeclaredBy(page))).toEqual(
    new Set(['IndexedDB: faces', 'cookie: id', 'kaoiro-photos', 'kaoiro.name', 'name']),
  )
})

it('tells of everything that the service stores', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-legal-'))
  const service = await startPrivateService({ data, log: () => undefined })
  await service.close()
  const database = await openDatabase({ _tag: 'Folder', folder: path.join(data, 'database') })
  const rows = await database.query(
    `SELECT DISTINCT table_schema || '.' || table_name ||
       CASE table_schema WHEN 'kaoiro' THEN '.' || column_name ELSE '' END AS name
     FROM information_schema.columns WHERE table_schema NOT IN ('information_schema', 'pg_catalog')`,
  )
  await database.close()
  expect(new Set(await readdir(data))).toEqual(new Set(['database', 'photos']))
  await rm(data, { recursive: true })
  const names = rows.map(({ name }) => String(name)).filter((name) => !partition.test(name))
  expect(names.filter((name) => told[name] === undefined)).toEqual([])
  expect(Object.keys(told).filter((name) => !names.includes(name))).toEqual([])
})
