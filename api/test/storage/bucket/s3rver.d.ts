/** The part of s3rver that the tests use. The package has no types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net'
  import type { ObjectStore } from '@kaoiro/fixtures/services/write-before-answer'

  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly directory: string
      readonly silent: boolean
      readonly vhostBuckets: boolean
      readonly configureBuckets: ReadonlyArray<{ readonly name: string }>
    })
    readonly store: ObjectStore
    readonly logger: { silent: boolean }
    readonly run: () => Promise<AddressInfo>
    readonly close: () => Promise<void>
  }
}
