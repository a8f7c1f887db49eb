import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import type { Role } from '../../src/config/service-options.js'
import type { BucketConfig } from '../../src/storage/bucket/open-bucket.js'
import { credentials, startS3Store } from '../storage/bucket/s3-store.js'
import type { TestDatabase } from '../storage/database/test-databases.js'
import { serverKind } from '../storage/database/test-databases.js'
import { clientOf } from './client.js'
import type { EarlierVersion } from './earlier-version.js'
import { buildEarlierVersion } from './earlier-version.js'
import type { NodeProcess } from './node-process.js'
import { startNodeProcess } from './node-process.js'

const portrait = await readFixture('portraits/spring-woman.jpg')

interface TestBucket {
  readonly config: BucketConfig
  readonly remove: () => Promise<void>
}

const makeBucket: Readonly<Record<BucketConfig['_tag'], () => Promise<TestBucket>>> = {
  Folder: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-two-versions-'))
    return { config: { _tag: 'Folder', folder }, remove: () => rm(folder, { recursive: true }) }
  },
  S3: async () => {
    const { config, close } = await startS3Store()
    return { config: { _tag: 'S3', ...config }, remove: close }
  },
}

/** Milliseconds: a worker loads its models first, and a job that fails is retried after 5 and 10 s. */
const timeout = 120_000

const buckets = ['Folder', 'S3'] as const
const versions = ['earlier', 'new'] as const
type Version = (typeof versions)[number]

/** 23 November 2026: the last commit before pixmaps got padded headers. */
const commit = 'bc4890330aeef42c30af49ca5d45b6c871e64c26'

// Only one process can use an embedded database, so several nodes need a server.
const servers = serverKind === undefined ? [] : [serverKind]

describe.each(servers)('nodes of this version and of 23 November over $name', ({ make }) => {
  let earlier: EarlierVersion
  let database: TestDatabase
  let nodes: Array<NodeProcess>
  let bucket: TestBucket

  beforeAll(async () => {
    earlier = await buildEarlierVersion(commit)
  }, 120_000)
  afterAll(() => earlier.remove())
  beforeEach(async () => {
    for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
    database = await make()
    nodes = []
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await Promise.all(nodes.map(({ kill }) => kill()))
    await bucket.remove()
    await database.remove()
  })

  const start = async (version: Version, role: Role): Promise<string> => {
    const places = { database: database.config, bucket: bucket.config }
    const api = version === 'earlier' ? earlier.api : undefined
    const node = await startNodeProcess(places, role, api)
    nodes.push(node)
    return node.address
  }

  test.each(buckets.flatMap((kind) => versions.map((version) => ({ kind, version }))))(
    'share photos: both versions answer requests, a worker of the $version one analyses, photos in $kind',
    async ({ kind, version }) => {
      bucket = await makeBucket[kind]()
      const clients = [
        clientOf(await start('earlier', 'web')),
        clientOf(await start('new', 'web')),
      ] as const
      await start(version, 'worker')
      // The calls of half of the sessions alternate between the two.
      const turns = clients.flatMap((one) => clients.map((other) => [one, other] as const))
      const sessions = await Promise.all(
        [...turns, ...turns].map(async ([one, other]) => {
          const session = await one.create()
          await one.upload(session, portrait)
          await other.request(session.session_id)
          return session.session_id
        }),
      )
      const outcomes = async ({ state }: (typeof clients)[number]) => {
        const states = await Promise.all(sessions.map((id) => state(id).catch(String)))
        return new Set(states.map((found) => (typeof found === 'string' ? found : found.status)))
      }
      const [earlierWeb, newWeb] = clients
      await expect.poll(() => outcomes(newWeb), { timeout }).not.toContain('analyzing')
      expect(await outcomes(newWeb)).toEqual(new Set(['completed']))
      // Web nodes of 23 November cannot read the answers of later workers, so they are replaced before the workers.
      const [outcome = '', ...others] = await outcomes(earlierWeb)
      expect(others).toEqual([])
      expect(outcome).toContain(version === 'earlier' ? 'completed' : 'Error: 500')
    },
    300_000,
  )
})
