import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBeforeAnswer } from '@kaoiro/fixtures/services/write-before-answer'
import S3rver from 's3rver'
import { isSigned } from './signature-v4.js'

const bucket = 'kaoiro'

/** The one account that s3rver knows. */
export const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/**
 * An S3-compatible server on a free loopback port, with a bucket in a folder of its own. s3rver checks
 * when an address expires but no signature of version 4; those are checked here before it.
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
  server.middleware.unshift((context, next) => {
    if (isSigned(credentials.AWS_SECRET_ACCESS_KEY, context.req)) return next()
    context.status = 403
    return undefined
  })
  writeBeforeAnswer(server.store)
  // Its option leaves out what it logs of connections that close after it.
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
