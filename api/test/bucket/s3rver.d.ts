/** What is used of s3rver, which has no types of its own. */
declare module 's3rver' {
  import type { IncomingMessage } from 'node:http'
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Context {
    readonly req: IncomingMessage
    status: number
  }

  interface S3Object {
    readonly bucket: string
    readonly key: string
    readonly content: Readable
    readonly metadata: object
  }

  interface Store {
    readonly getResourcePath: (bucket: string, key: string, resource: 'object') => string
    readonly listObjects: (
      bucket: string,
      options: object,
    ) => Promise<{ readonly objects: ReadonlyArray<{ readonly key: string }> }>
    readonly putMetadata: (
      bucket: string,
      key: string,
      metadata: object,
      md5: string,
    ) => Promise<void>
    putObject: (object: S3Object) => Promise<{ readonly size: number; readonly md5: string }>
  }

  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly directory: string
      readonly silent: boolean
      readonly vhostBuckets: boolean
      readonly configureBuckets: ReadonlyArray<{ readonly name: string }>
    })
    readonly store: Store
    readonly middleware: Array<(context: Context, next: () => Promise<void>) => unknown>
    readonly logger: { silent: boolean }
    readonly run: () => Promise<AddressInfo>
    readonly close: () => Promise<void>
  }
}
