import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { ObjectStore } from '@kaoiro/fixtures/services/write-before-answer'
import { writeBeforeAnswer } from '@kaoiro/fixtures/services/write-before-answer'
import type { CleanUp } from '../podman/clean-up.js'
import type { Network } from '../podman/network.js'

/** What is used of s3rver, which has no types of its own. */
interface S3rver {
  readonly store: ObjectStore & {
    readonly listObjects: (
      bucket: string,
      options: object,
    ) => Promise<{ readonly objects: ReadonlyArray<{ readonly key: string }> }>
  }
  readonly logger: { silent: boolean }
  readonly run: () => Promise<AddressInfo>
  readonly close: () => Promise<void>
}

const require = createRequire(import.meta.url)

const Server = require('s3rver') as new (options: object) => S3rver

/** As in compose.yaml. */
const name = 'kaoiro-photos'

export interface Bucket {
  /** What a node is to know of it. */
  readonly env: Readonly<Record<string, string>>
  readonly keys: () => Promise<ReadonlyArray<string>>
}

/** An S3-compatible server of this process, on that network alone. It checks no signature. */
export const startBucket = async (
  { gateway }: Network,
  undo: CleanUp,
  folder: string,
): Promise<Bucket> => {
  const directory = path.join(folder, 'bucket')
  mkdirSync(directory)
  const server = new Server({
    address: gateway,
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name }],
  })
  writeBeforeAnswer(server.store)
  server.logger.silent = true
  const { port } = await server.run()
  undo.add(() => server.close())
  return {
    env: {
      KAOIRO_S3_BUCKET: name,
      KAOIRO_S3_ENDPOINT: `http://${gateway}:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: async () => (await server.store.listObjects(name, {})).objects.map(({ key }) => key),
  }
}
