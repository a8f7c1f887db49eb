import path from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { startService } from '../../src/start-service.js'
import { nodeOptions } from './node-options.js'

const data = await useFolder()

test('a node has the number of faults in its store’s folder among its metrics', async () => {
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
})
