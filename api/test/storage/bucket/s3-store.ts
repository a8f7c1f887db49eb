import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBeforeAnswer } from '@kaoiro/fixtures/services/write-before-answer'
import S3rver from 's3rver'

const bucket = 'kaoiro'

/** The built-in account of s3rver. */
export const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/**
 * An S3-compatible server on a free loopback port with an empty bucket. Checks whether an upload address has expired,
 * but not its signature.
 */
export const startS3Store = async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'kaoiro-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  writeBeforeAnswer(server.store)
  // The option `silent` does not apply to messages about connections that close later.
  server.logger.silent = true
  const { port } = await server.run()
  return {
    config: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      pathStyle: true,
    },
    port,
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
