import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Norms } from '@kaoiro/core/norms'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { kaoiro } from '../../in-process.js'

const folder = await useFolder()

const measure = { red: 0.5, blue: 0.5, light: 0.5 }
const norms: Norms = {
  version: '2026-11-28.60',
  everybody: { skin: { people: 60, mean: measure, deviation: measure } },
}

const portrait = fixturePath('portraits/spring-woman.jpg')

describe('kaoiro norms of photos', () => {
  test('counts people, not photos, and says how many are missing', async () => {
    const photos = path.join(folder, 'people')
    await mkdir(photos)
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg'])
      await copyFile(portrait, path.join(photos, name))
    const manifest = path.join(photos, 'people.csv')
    const lines = ['a.jpg,anna', 'b.jpg,anna', 'c.jpg,', 'none.jpg,']
    await writeFile(manifest, ['path,person', ...lines].join('\n'))
    const out = path.join(folder, 'few.json')
    const args = ['norms', manifest, '--gender', 'WOMEN', '--out', out]
    const { code, stdout, stderr } = await kaoiro(args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('none.jpg')
    expect(stderr).toContain('\n2 women, 0 men\n')
    expect(stderr).toContain('Norms need at least 50 people; these photos show 2.')
    await expect(readFile(out)).rejects.toThrow('ENOENT')
  })

  test.each([
    [[], 2, /argument "photo" is missing/],
    [[portrait, '--api', 'http://localhost:1'], 2, /"photo" and "--api" cannot be used together/],
    [[portrait], 2, /gender/],
    [['--since', '2026-02-30'], 2, /Use a day like 2026-11-28/],
  ])('rejects %j', async (args, code, why) => {
    const ran = await kaoiro(['norms', ...args])
    expect(ran).toMatchObject({ code, stdout: '' })
    expect(ran.stderr).toMatch(why)
  })

  test('writes nothing after Ctrl-C', async () => {
    const stop = new AbortController()
    stop.abort()
    const out = path.join(folder, 'stopped.json')
    const args = ['norms', portrait, '--gender', 'WOMEN', '--out', out]
    const { code, stderr } = await kaoiro(args, { signal: stop.signal })
    expect(code).toBe(130)
    expect(stderr).toContain('Nothing was written')
    await expect(readFile(out)).rejects.toThrow('ENOENT')
  })
})

describe('kaoiro norms --api', () => {
  /** A service that gives this answer to requests with the token. */
  const served = async (status: number, body: string, args: ReadonlyArray<string> = []) => {
    const asked: Array<string | undefined> = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      const isAllowed = request.headers.authorization === 'Bearer secret'
      response.writeHead(isAllowed ? status : 401).end(isAllowed ? body : '')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const run = (token: string) =>
      kaoiro(['norms', '--api', api, ...args], { env: { KAOIRO_METRICS_TOKEN: token } })
    try {
      return { ...(await run('secret')), refused: await run('other'), asked }
    } finally {
      server.close()
    }
  }

  test('writes the norms of the service, and replaces a file only on request', async () => {
    const out = path.join(folder, 'norms.json')
    const args = ['--since', '2026-11-01', '--out', out]
    const body = JSON.stringify(norms)
    const { code, stderr, refused, asked } = await served(200, body, args)
    expect(code).toBe(0)
    expect(stderr).toMatch(/^Norms 2026-11-28.60: 60 people\./)
    expect(asked).toEqual(['/metrics/norms?since=2026-11-01'])
    expect(JSON.parse(await readFile(out, 'utf8'))).toEqual(norms)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.stderr).toContain('--overwrite')
    const other = { ...norms, version: 'other' }
    expect(await served(200, JSON.stringify(other), [...args, '--overwrite'])).toMatchObject({
      code: 0,
      refused: { code: 1, stderr: expect.stringContaining('KAOIRO_METRICS_TOKEN') as string },
    })
    expect(JSON.parse(await readFile(out, 'utf8'))).toEqual(other)
  })

  test.each([
    [409, '{}', /fewer than 50 people/],
    [404, '{"code":"not-found"}', /no norms \(status 404\)/],
    [200, '<html>', /no norms \(status 200\)/],
  ])('reports status %i with %s', async (status, body, why) => {
    const ran = await served(status, body)
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toMatch(why)
  })
})

describe('kaoiro diagnose --norms', () => {
  test('compares the colours with the norms of the file', async () => {
    const file = path.join(folder, 'place.json')
    await writeFile(file, JSON.stringify(norms))
    const args = ['diagnose', portrait, portrait.replace('woman', 'man'), '--gender', 'WOMEN']
    const { stdout } = await kaoiro([...args, '--norms', file])
    expect(stdout).toContain('"norms":"2026-11-28.60"')
  })

  test('names the faults of the file, and is refused with a service', async () => {
    const file = path.join(folder, 'broken.json')
    await writeFile(file, '{\n "version": ""\n}')
    const args = ['diagnose', portrait, '--gender', 'WOMEN', '--norms', file]
    const { code, stderr } = await kaoiro(args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/broken\.json:2: version must be a name/)
    const remote = await kaoiro([...args, '--api', 'http://localhost:1'])
    expect(remote).toMatchObject({ code: 2 })
    expect(remote.stderr).toContain('--norms cannot be used with --api')
  })
})
