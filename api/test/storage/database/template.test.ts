import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '../../../src/storage/database/embedded-database.js'
import { template } from '../../../src/storage/database/embedded-folder.js'
import { rejected } from '../records/test-records.js'

const foldersOf = async (root: string): Promise<ReadonlyArray<string>> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()

describe('the database template made by the build', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-template-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('has a file in every folder, since npm packages omit empty folders', async () => {
    const folders = await foldersOf(template)
    expect(folders).toContain('pg_notify')
    for (const name of folders)
      expect(await readdir(path.join(template, name)), name).not.toEqual([])
  })

  test('is copied with all its folders but without their placeholder files', async () => {
    const copy = path.join(folder, 'database')
    const database = await openEmbeddedDatabase(copy, rejected)
    await database.close()
    expect(await foldersOf(copy)).toEqual(expect.arrayContaining([...(await foldersOf(template))]))
    expect(existsSync(path.join(copy, 'pg_notify'))).toBe(true)
    expect(await readdir(path.join(copy, 'pg_notify'))).not.toContain('.keep')
  })
})
