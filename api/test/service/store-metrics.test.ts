import path from 'node:path'
import { expect, test } from 'vitest'
import type { FurnishedStore } from '@kaoiro/store/read'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { startService } from '../../src/start-service.js'
import { nodeOptions } from './node-options.js'

const data = await useFolder()

const storeNamed = (name: string, norms?: string) =>
  ({
    store: { name },
    pictures: {},
    norms: norms && { version: norms },
  }) as unknown as FurnishedStore

test('a node has the version of its store and the number of its folder’s faults among its metrics', async () => {
  const { port, changeStore, countStoreFaults, close } = await startService({
    ...nodeOptions,
    role: 'web',
    database: { _tag: 'Folder', folder: path.join(data, 'database') },
    bucket: { _tag: 'Folder', folder: path.join(data, 'photos') },
    http: { ...nodeOptions.http, store: storeNamed('lumen') },
    log: () => undefined,
  })
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const first = await metrics()
  const [line, version] =
    /kaoiro_store_info\{version="(\w{12})",norms="shipped-1"\} 1/.exec(first) ?? []
  expect(line).toBeDefined()

  await changeStore(storeNamed('hanaya', '2026-11-28'))
  countStoreFaults(3)
  // Metrics are collected once a second.
  await expect.poll(metrics).toContain('\nkaoiro_store_faults 3\n')
  const second = await metrics()
  expect(second).toMatch(/\nkaoiro_store_info\{version="\w{12}",norms="2026-11-28"\} 1\n/)
  expect(second).not.toContain(version)
  await close()
})
