import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { ObjectStore } from '@kaoiro/fixtures/services/write-before-answer'
import { writeBeforeAnswer } from '@kaoiro/fixtures/services/write-before-answer'

/** Types for the used part of s3rver, which does not include types. */
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

/** Starts an S3-compatible server on loopback, in this process. It does not check signatures. */
export const startBucket = async (directory: string) => {
  const server = new Server({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false },
    configureBuckets: [{ name }],
  })
  writeBeforeAnswer(server.store)
  server.logger.silent = true
  const { port } = await server.run()
  return {
    /** Environment variables of the nodes. */
    env: {
      KAOIRO_S3_BUCKET: name,
      KAOIRO_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    keys: async () => (await server.store.listObjects(name, {})).objects.map(({ key }) => key),
    close: () => server.close(),
  }
}
