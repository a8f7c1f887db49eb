import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressHere, announcement } from '../src/serve/announcement.js'
import { makeDataFolder } from '../src/serve/data-folder.js'
import { kaoiro } from './in-process.js'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-serve-'))
  await writeFile(path.join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inFolder = (...names: ReadonlyArray<string>) => path.join(folder, ...names)

/** Serves for as long as starting takes. */
const served = (args: ReadonlyArray<string>) =>
  kaoiro(['serve', '--data', inFolder('data'), ...args], { signal: AbortSignal.abort() })

describe('kaoiro serve', () => {
  test('with --quiet prints its address alone', async () => {
    const { code, stdout, stderr } = await served(['--port', '0', '--host', '127.0.0.1', '-q'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^http:\/\/localhost:\d+\/\n$/)
  })

  test('says which port is taken, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const ran = await served(['--port', String(port), '--host', '127.0.0.1'])
    other.close()
    expect(ran).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: port ${port} is taken; choose another one with --port\n`,
    })
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
    expect(await kaoiro(['serve', '--data', data, '--lang', 'ja'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `kaoiro: ${data}: ファイルです。--dataでフォルダーを指定してください\n`,
    })
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
    expect(addressHere(host, 8080)).toBe(address)
  })

  test.each(['en', 'ja'] as const)('in %s fits 80 columns', (language) => {
    for (const host of ['127.0.0.1', '192.0.2.1'])
      for (const line of announcement(language, false)(host, 8080).split('\n'))
        expect(columnsOf(line)).toBeLessThanOrEqual(80)
  })
})

/** A Japanese letter takes two columns. */
const columnsOf = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0)
