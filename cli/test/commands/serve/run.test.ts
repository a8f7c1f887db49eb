import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { jsonLinesIn, kaoiro } from '../../in-process.js'

const folder = await useFolder()

beforeAll(async () => {
  await writeFile(path.join(folder, 'file'), '')
})

const inFolder = (...names: ReadonlyArray<string>) => path.join(folder, ...names)

/** Runs `kaoiro serve` and stops it as soon as it has started. */
const served = (args: ReadonlyArray<string>, env: Record<string, string> = {}) =>
  kaoiro(['serve', '--data', inFolder('data'), ...args], {
    env,
    stopGracefully: () => AbortSignal.abort(),
  })

const here = ['--port', '0', '--host', '127.0.0.1', '--quiet']

describe('kaoiro serve', () => {
  test('prints only its address with --quiet', async () => {
    const { code, stdout, stderr } = await served(here)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^http:\/\/localhost:\d+\/\n$/)
  })

  test('writes nothing but JSON lines into pipes', async () => {
    const { code, stdout, stderr } = await served(here.slice(0, -1))
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' })
    const lines = jsonLinesIn(stderr) as ReadonlyArray<{ address?: string }>
    const addresses = lines.flatMap(({ address }) => address ?? [])
    expect(addresses).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/$/)])
  })

  test('writes its address into a terminal if only stdout is a pipe', async () => {
    const args = ['serve', '--data', inFolder('data'), ...here.slice(0, -1), '--lang', 'en']
    const stopGracefully = () => AbortSignal.abort()
    const { stdout, stderr } = await kaoiro(args, { canRedraw: true, stopGracefully })
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^Kaoiro is running\. http:\/\/localhost:\d+\/\n[^{\n]+\n$/)
  })

  test('greets people at a terminal', async () => {
    const terminal = { outIsTerminal: true, canRedraw: true }
    const args = ['serve', '--data', inFolder('data'), ...here.slice(0, -1)]
    const stopGracefully = () => AbortSignal.abort()
    const { stdout, stderr } = await kaoiro(args, { ...terminal, stopGracefully })
    expect(stdout).toContain('Ctrl-C')
    expect(stderr).not.toContain('{')
  })

  test('reports a port in use before it opens its database', async () => {
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
      stderr: `kaoiro: port ${port} is in use; choose another one with --port\n`,
    })
    expect(existsSync(data)).toBe(false)
  })

  test('rejects a host that is not an address of this machine', async () => {
    // An address of TEST-NET-1 (RFC 5737).
    expect(await served(['--port', '0', '--host', '192.0.2.1'])).toMatchObject({
      code: 1,
      stderr: 'kaoiro: 192.0.2.1: not an address of this machine; use 127.0.0.1 or 0.0.0.0\n',
    })
  })

  test.each(['file', 'file/data'])('rejects %s as data folder', async (name) => {
    const data = inFolder(name)
    expect(await kaoiro(['serve', ...here, '--data', data, '--lang', 'ja'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${data}: ファイルです。--dataでフォルダーを指定してください\n`,
    })
  })
})

describe('the embedded database of kaoiro serve', () => {
  test('is locked until its process ends', async () => {
    const stop = new AbortController()
    const data = inFolder('shared')
    const args = ['serve', ...here, '--data', data]
    const started = new AbortController()
    const first = kaoiro(args, { stopGracefully: () => stop.signal, out: () => started.abort() })
    await Promise.race([once(started.signal, 'abort'), first])
    expect(await kaoiro(args)).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${data}/database: another service (process ${process.pid}) is using it; choose another folder with --data, or remove ${data}/database.lock if no service is running\n`,
    })
    stop.abort()
    expect(await first).toMatchObject({ code: 0 })
    expect(await readdir(data)).toEqual(['database', 'photos'])
  })

  test('is unlocked if it cannot be opened; the error contains advice', async () => {
    const data = inFolder('damaged')
    await mkdir(path.join(data, 'database'), { recursive: true })
    await writeFile(path.join(data, 'database', 'notes.txt'), 'no database')
    expect(await served([...here, '--data', data])).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${data}/database: not a database (PG_VERSION is missing); choose another folder with --data, or move this one away to start with an empty database\n`,
    })
    expect(await readdir(data, { recursive: true })).toEqual(['database', 'database/notes.txt'])
  })
})

describe('the configuration of kaoiro serve', () => {
  test('is rejected with exit code 2 and a line for each fault', async () => {
    expect(await served([], { KAOIRO_PROT: '80', KAOIRO_THREADS: 'many' })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'kaoiro: KAOIRO_THREADS: "many" is not valid. Use a whole number from 1 to 256.\n' +
        'kaoiro: KAOIRO_PROT: unknown variable. Did you mean KAOIRO_PORT?\n',
    })
  })

  test('is rejected for a worker without a database server', async () => {
    expect(await served(['--role', 'worker'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'kaoiro: DATABASE_URL: not set. The role worker needs a PostgreSQL server; set DATABASE_URL or use the role all.\n',
    })
  })

  test('is reported without the password if the database does not answer', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    await once(closed, 'close')
    const DATABASE_URL = `postgresql://kaoiro:s3cret@127.0.0.1:${port}/kaoiro`
    expect(await served([...here, '--role', 'worker'], { DATABASE_URL })).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: DATABASE_URL (127.0.0.1:${port}): connection refused; check that the database is running and the address is right\n`,
    })
  })
})
