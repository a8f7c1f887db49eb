import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startService } from '../../src/start-service.js'
import { nodeOptions } from './node-options.js'

test('a node has the number of faults in its store’s folder among its metrics', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-store-faults-'))
  const node = await startService({
    ...nodeOptions,
    role: 'web',
    database: { _tag: 'Folder', folder: path.join(data, 'database') },
    bucket: { _tag: 'Folder', folder: path.join(data, 'photos') },
    log: () => undefined,
  })
  node.countStoreFaults(3)
  const metrics = await fetch(`http://127.0.0.1:${node.port}/metrics`)
  expect(await metrics.text()).toContain('\nkaoiro_store_faults 3\n')
  await node.close()
  await rm(data, { recursive: true })
})
