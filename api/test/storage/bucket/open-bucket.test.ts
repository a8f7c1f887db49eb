import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BucketConfig } from '../../../src/storage/bucket/open-bucket.js'
import { openBucket } from '../../../src/storage/bucket/open-bucket.js'
import { credentials } from './s3-store.js'

const uploadPath = (id: string) => `/bucket/${id}`
const amazon = { _tag: 'S3', bucket: 'faces', region: 'eu-central-1', pathStyle: false } as const
const endpoint = 'https://s3.example:9000'
let folder: string

beforeEach(async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-bucket-'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

describe('openBucket', () => {
  test('returns a local bucket for a folder', async () => {
    const opened = await openBucket({ _tag: 'Folder', folder }, uploadPath, Date.now)
    expect(opened._tag).toBe('Local')
    expect(await opened.bucket.uploadUrl('a', 'https://kaoiro.example')).toBe(
      'https://kaoiro.example/bucket/a',
    )
  })

  test.each<[string, BucketConfig, string]>([
    ['Amazon S3', amazon, 'https://faces.s3.eu-central-1.amazonaws.com'],
    ['a bucket name in the path', { ...amazon, endpoint, pathStyle: true }, endpoint],
    ['a bucket name in the host', { ...amazon, endpoint }, 'https://faces.s3.example:9000'],
    [
      'a public endpoint',
      { ...amazon, endpoint, publicEndpoint: 'https://photos.example', pathStyle: true },
      'https://photos.example',
    ],
  ])('returns the origin of uploads with %s', async (_, config, origin) => {
    const opened = await openBucket(config, uploadPath, Date.now)
    expect(opened).toMatchObject({ _tag: 'External', origin })
    const { origin: uploads } = new URL(
      await opened.bucket.uploadUrl('a', 'https://kaoiro.example'),
    )
    expect(uploads).toBe(origin)
  })

  test('rejects at once without credentials', async () => {
    for (const name of Object.keys(credentials)) vi.stubEnv(name, undefined)
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
    vi.stubEnv('AWS_CONFIG_FILE', path.join(folder, 'none'))
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', path.join(folder, 'none'))
    await expect(openBucket(amazon, uploadPath, Date.now)).rejects.toThrow('credentials')
  })

  test('loads the SDK only for an S3-compatible bucket', async () => {
    const loaded = vi.fn()
    vi.resetModules()
    vi.doMock('@aws-sdk/client-s3', (original) => {
      loaded()
      return original()
    })
    const { openBucket } = await import('../../../src/storage/bucket/open-bucket.js')
    await openBucket({ _tag: 'Folder', folder }, uploadPath, Date.now)
    expect(loaded).not.toHaveBeenCalled()
    await openBucket(amazon, uploadPath, Date.now)
    expect(loaded).toHaveBeenCalled()
  })
})
