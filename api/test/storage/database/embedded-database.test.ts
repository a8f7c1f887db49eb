import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { openEmbeddedDatabase } from '../../../src/storage/database/embedded-database.js'
import { openDatabase } from '../../../src/storage/database/open-database.js'
import type { Database } from '../../../src/storage/database/sql.js'
import { template } from '../../../src/storage/database/embedded-folder.js'
import { crashingThread } from './thread-program.js'
import { eventually } from '../../eventually.js'

const parent = await useFolder()

describe('an embedded database after a crash of its thread', () => {
  let database: Database
  const errors: Array<unknown> = []
  const words = async () => (await database.query('SELECT word FROM word')).map(({ word }) => word)

  beforeAll(async () => {
    const folder = path.join(parent, 'crashing')
    database = await openEmbeddedDatabase(folder, (error) => errors.push(error), crashingThread)
    await database.query('CREATE TABLE word (word text)')
  })
  afterAll(() => database.close())

  test('restarts with all committed data and rolls back the open transaction', async () => {
    await database.query(`INSERT INTO word VALUES ('committed')`)
    const work = database.transaction(async ({ query }) => {
      await query(`INSERT INTO word VALUES ('half')`)
      await query('SELECT 1 -- end of the thread').catch(() => undefined)
      // The new thread must not run this outside the transaction.
      await eventually(() => expect(errors).toHaveLength(1))
      await query(`INSERT INTO word VALUES ('late')`)
    })
    await expect(work).rejects.toMatchObject({ code: '57P02' })
    expect(await eventually(words)).toEqual(['committed'])
  })

  test('rejects waiting queries and can be closed', async () => {
    const asked = [
      database.query('SELECT 1 -- end of the thread'),
      database.query('SELECT 1'),
      database.close(),
    ]
    expect(await Promise.allSettled(asked)).toMatchObject([
      { status: 'rejected', reason: { code: '57P02' } },
      { status: 'rejected', reason: { code: expect.stringMatching(/^57P0[23]$/) as string } },
      { status: 'fulfilled' },
    ])
  })
})

test('the write-ahead log of an embedded database stays bounded', async () => {
  const folder = path.join(parent, 'log')
  const database = await openEmbeddedDatabase(folder, () => undefined)
  for (let part = 0; part < 15; part++) {
    // Writes 3 MB to the log and nothing to tables.
    await database.query(`SELECT pg_logical_emit_message(false, 'filler', repeat('x', 3000000))`)
    await Promise.all(Array.from({ length: 100 }, () => database.query('SELECT 1')))
  }
  // Checks before closing, which empties the log.
  expect(await bytesIn(path.join(folder, 'pg_wal'))).toBeLessThan(30_000_000)
  await database.close()
})

const bytesIn = async (folder: string): Promise<number> => {
  const files = (await readdir(folder, { withFileTypes: true })).filter((file) => file.isFile())
  const sizes = await Promise.all(
    files.map(async ({ name }) => (await stat(path.join(folder, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('a folder that is not a valid database', () => {
  const opening = (name: string) =>
    openDatabase({ _tag: 'Folder', folder: path.join(parent, name) })

  test('is rejected and left unchanged if PG_VERSION is missing', async () => {
    await cp(template, path.join(parent, 'headless'), { recursive: true })
    await rm(path.join(parent, 'headless', 'PG_VERSION'))
    const before = await readdir(path.join(parent, 'headless'))
    await expect(opening('headless')).rejects.toMatchObject({ code: 'NOT_A_DATABASE' })
    expect(await readdir(path.join(parent, 'headless'))).toEqual(before)
  })

  test('is rejected if it is a file', async () => {
    await writeFile(path.join(parent, 'file'), 'no database')
    await expect(opening('file')).rejects.toMatchObject({ code: 'NOT_A_DATABASE' })
  })

  test('is rejected if another PostgreSQL version created it', async () => {
    await mkdir(path.join(parent, 'old'))
    await writeFile(path.join(parent, 'old', 'PG_VERSION'), '9.6\n')
    await expect(opening('old')).rejects.toMatchObject({ code: 'OTHER_VERSION' })
  })

  test.each(['global/pg_control', 'pg_wal', 'base'])('is rejected without %s', async (name) => {
    const folder = `without-${name.replace('/', '-')}`
    await cp(template, path.join(parent, folder), { recursive: true })
    await rm(path.join(parent, folder, name), { recursive: true })
    await expect(opening(folder)).rejects.toMatchObject({ code: 'DAMAGED_DATABASE' })
  })
})

test('an empty folder becomes a new database', async () => {
  await mkdir(path.join(parent, 'empty'))
  const database = await openDatabase({ _tag: 'Folder', folder: path.join(parent, 'empty') })
  expect(await database.query('SELECT 1 AS n')).toEqual([{ n: 1 }])
  await database.close()
})
