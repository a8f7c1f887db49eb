import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '@kaoiro/api'
import { makeDataFolder } from '../../../src/commands/serve/acquire-data.js'
import {
  localAddress,
  announcement,
  workerAnnouncement,
} from '../../../src/commands/serve/announcement.js'
import { startErrorLine } from '../../../src/commands/serve/start-error-line.js'
import { serveWords } from '../../../src/commands/serve/words.js'
import { kaoiro } from '../../in-process.js'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-serve-'))
  await writeFile(path.join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inFolder = (...names: ReadonlyArray<string>) => path.join(folder, ...names)

/** Serves for as long as starting takes. */
const served = (args: ReadonlyArray<string>, env: Record<string, string> = {}) =>
  kaoiro(['serve', '--data', inFolder('data'), ...args], {
    env,
    stopGracefully: () => AbortSignal.abort(),
  })

const here = ['--port', '0', '--host', '127.0.0.1', '--quiet']

describe('kaoiro serve', () => {
  test('with --quiet prints its address alone', async () => {
    const { code, stdout, stderr } = await served(here)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^http:\/\/localhost:\d+\/\n$/)
  })

  test('says which port is taken, and what to do, before it opens its database', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const data = inFolder('untouched')
    const args = ['--data', data, '--port', String(port), '--host', '127.0.0.1']
    const ran = await served(args)
    other.close()
    expect(ran).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: port ${port} is taken; choose another one with --port\n`,
    })
    expect(existsSync(data)).toBe(false)
  })

  test('says that a host is none of this machine', async () => {
    // TEST-NET-1 (RFC 5737) is nobody's.
    expect(await served(['--port', '0', '--host', '192.0.2.1'])).toMatchObject({
      code: 1,
      stderr:
        'kaoiro: 192.0.2.1: it is no address of this machine; 127.0.0.1 and 0.0.0.0 always are\n',
    })
  })

  test.each(['file', 'file/data'])('says that photos cannot wait in %s', async (name) => {
    const data = inFolder(name)
    expect(await kaoiro(['serve', ...here, '--data', data, '--lang', 'ja'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${data}: ファイルです。--dataでフォルダーを指定してください\n`,
    })
  })
})

describe('the embedded database of kaoiro serve', () => {
  test('belongs to one process, which the next one names; afterwards to the next', async () => {
    const stop = new AbortController()
    const data = inFolder('shared')
    const args = ['serve', ...here, '--data', data]
    const started = new AbortController()
    const first = kaoiro(args, { stopGracefully: () => stop.signal, out: () => started.abort() })
    await Promise.race([once(started.signal, 'abort'), first])
    expect(await kaoiro(args)).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${data}/database: another service (process ${process.pid}) has it; choose another folder with --data, or if none runs, remove ${data}/database.lock\n`,
    })
    stop.abort()
    expect(await first).toMatchObject({ code: 0 })
    expect(await readdir(data)).toEqual(['database', 'photos'])
  })

  test('is given back where it cannot be opened, with what to do', async () => {
    const data = inFolder('damaged')
    await mkdir(path.join(data, 'database'), { recursive: true })
    await writeFile(path.join(data, 'database', 'notes.txt'), 'no database')
    expect(await served([...here, '--data', data])).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${data}/database: this is no database (PG_VERSION is missing); choose another folder with --data, or move it away, and a new one is made\n`,
    })
    expect(await readdir(data, { recursive: true })).toEqual(['database', 'database/notes.txt'])
  })
})

describe('the configuration of kaoiro serve', () => {
  test('each fault is a line, and all of them are wrong usage', async () => {
    expect(await served([], { KAOIRO_PROT: '80', KAOIRO_THREADS: 'many' })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'kaoiro: KAOIRO_THREADS: a whole number from 1 to 256 is needed, not "many"\n' +
        'kaoiro: KAOIRO_PROT: there is no such variable; is KAOIRO_PORT meant?\n',
    })
  })

  test('a worker needs a database server', async () => {
    expect(await served(['--role', 'worker'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'kaoiro: DATABASE_URL: the role worker needs it: the embedded database belongs to one process\n',
    })
  })

  test('a database that does not answer ends it in a line without the password', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')
    const DATABASE_URL = `postgresql://kaoiro:s3cret@127.0.0.1:${port}/kaoiro`
    expect(await served([...here, '--role', 'worker'], { DATABASE_URL })).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: DATABASE_URL (127.0.0.1:${port}): nothing answers there; is the database running, and is the address right?\n`,
    })
  })
})

describe('a service that does not start', () => {
  const http = {
    host: '0.0.0.0',
    port: 80,
    trustProxy: false,
    allowedOrigins: [],
    rateLimits: null,
  }
  const server = { _tag: 'Server', url: 'postgres://kaoiro:s3cret@db.example.com/kaoiro' } as const
  const folder = { _tag: 'Folder', folder: '/data/database' } as const
  const fault = (properties: object) => Object.assign(new Error('its own words'), properties)
  const told = (error: Error, database: Config['database']) =>
    startErrorLine(error, { database, http }, serveWords.en)

  test.each([
    ['28P01', 'it refuses this user; are user and password right?'],
    ['28000', 'it refuses this user; are user and password right?'],
    ['3D000', 'it has no database of this name; make it, or name another one'],
    ['42501', 'this user may not make tables there; grant CREATE on the database'],
    ['XX000', 'its own words'],
  ])('tells of a database server by the code %s', (code, why) => {
    expect(told(fault({ code }), server)).toBe(`DATABASE_URL (db.example.com): ${why}`)
  })

  test('tells of a database server that does not answer in time', () => {
    expect(told(new Error('timeout exceeded when trying to connect'), server)).toMatch(
      /^DATABASE_URL \(db\.example\.com\): it does not answer in time; /,
    )
  })

  test.each([
    ['DAMAGED_DATABASE', /cannot be opened: .*; move it away, and a new one is made$/],
    ['57P02', /cannot be opened: /],
    ['XX001', /cannot be opened: /],
    ['58P01', /cannot be opened: /],
    ['NOT_A_DATABASE', /no database \(PG_VERSION is missing\); choose another folder/],
    ['OTHER_VERSION', /another version of Kaoiro made this database; start that one/],
    ['53100', /the disk is full; make room/],
    ['ENOSPC', /the disk is full; make room/],
    ['EACCES', /you may not write there/],
  ])('tells of an embedded database, and what to do, by the code %s', (code, why) => {
    const line = told(fault({ code }), folder)
    expect(line).toMatch(/^\/data\/database: /)
    expect(line).toMatch(why)
  })

  test('tells that a bucket has no keys', () => {
    expect(told(fault({ name: 'CredentialsProviderError' }), server)).toBe(
      'KAOIRO_S3_BUCKET: there are no keys for it; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    )
  })

  test('tells that a port was taken in the last moment', () => {
    expect(told(fault({ code: 'EADDRINUSE', syscall: 'listen' }), server)).toBe(
      'port 80 is taken; choose another one with --port',
    )
  })

  test.each([server, folder])('tells what nobody has thought of in its own words', (database) => {
    expect(told(fault({}), database)).toBe('its own words')
  })
})

describe('the data folder', () => {
  test('is made with all above it, for this user alone, and left empty', async () => {
    await makeDataFolder(inFolder('a', 'b', 'c'))
    expect(await readdir(inFolder('a', 'b', 'c'))).toEqual([])
    expect((await stat(inFolder('a', 'b'))).mode & 0o777).toBe(0o700)
  })

  test('may be there before, with what is in it', async () => {
    await mkdir(inFolder('old', 'photos'), { recursive: true })
    await makeDataFolder(inFolder('old'))
    expect(await readdir(inFolder('old'))).toEqual(['photos'])
  })

  test('may be made twice at once', async () => {
    const both = [makeDataFolder(inFolder('x', 'y')), makeDataFolder(inFolder('x', 'y'))]
    expect(await Promise.all(both)).toEqual([undefined, undefined])
  })
})

describe('the announcement', () => {
  test.each([
    ['0.0.0.0', 'http://localhost:8080/'],
    ['127.0.0.1', 'http://localhost:8080/'],
    ['::1', 'http://localhost:8080/'],
    ['192.0.2.1', 'http://192.0.2.1:8080/'],
    ['2001:db8::1', 'http://[2001:db8::1]:8080/'],
  ])('a service on %s is found at %s', (host, address) => {
    expect(localAddress(host, 8080)).toBe(address)
  })

  test.each(['en', 'ja'] as const)('in %s fits 80 columns', (language) => {
    for (const host of ['127.0.0.1', '192.0.2.1'])
      for (const line of announcement(language, false)(host, 8080).split('\n'))
        expect(columnsOf(line)).toBeLessThanOrEqual(80)
    for (const line of workerAnnouncement(language)(256).split('\n'))
      expect(columnsOf(line)).toBeLessThanOrEqual(80)
  })

  test('of a worker says on how much it works', () => {
    expect(workerAnnouncement('en')(1)).toContain('Kaoiro is working, on 1 photo at once.')
    expect(workerAnnouncement('en')(2)).toContain('Kaoiro is working, on 2 photos at once.')
  })
})

/** A Japanese letter takes two columns. */
const columnsOf = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0)
