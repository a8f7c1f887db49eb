/** What is used of s3rver, which has no types of its own. */
declare module 's3rver' {
  import type { IncomingMessage } from 'node:http'
  import type { AddressInfo } from 'node:net'
  import type { ObjectStore } from '@kaoiro/fixtures/services/write-before-answer'

  interface Context {
    readonly req: IncomingMessage
    status: number
  }

  interface Store extends ObjectStore {
    readonly listObjects: (
      bucket: string,
      options: object,
    ) => Promise<{ readonly objects: ReadonlyArray<{ readonly key: string }> }>
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
