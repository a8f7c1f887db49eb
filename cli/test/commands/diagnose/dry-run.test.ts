import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { kaoiro } from '../../in-process.js'
import { useStubServices } from '../../stub-services.js'
import { fillWithPhotos, linesIn, photos } from './photo-folder.js'

const folder = await useFolder()
const stubService = useStubServices()

beforeAll(() => fillWithPhotos(folder))

const dryRun = (...args: ReadonlyArray<string>) =>
  kaoiro(['diagnose', '--gender', 'WOMEN', '--dry-run', folder, ...args])

describe.concurrent('kaoiro diagnose --dry-run', () => {
  test('lists the photos, but sends nothing and writes no file', async () => {
    const stub = await stubService()
    const out = path.join(folder, 'dry.jsonl')
    const { code, stdout, stderr } = await dryRun('--out', out, '--api', stub.address)
    expect(code).toBe(1)
    expect(stdout.match(/^.*\.jpg: 708 × 531 → 708 × 531$/gm)).toHaveLength(3)
    expect(stderr).toBe(
      `kaoiro: ${path.join(folder, 'broken/cut.jpg')}: the file is damaged or cut off\n` +
        '3 of 4 photos would be sent.\n',
    )
    expect(stub.calls).toEqual([])
    expect(await readdir(folder)).not.toContain('dry.jsonl')
  })

  test('prints one line for each photo with --json', async () => {
    const { stdout, stderr } = await dryRun('--json', '--quiet')
    expect(stderr).toBe('')
    expect(linesIn(stdout)).toMatchObject([
      { gender: 'WOMEN', error: { kind: 'BrokenPhoto' } },
      ...photos.map(() => ({ prepared: { width: 708, height: 531 }, hints: [] })),
    ])
  })

  test('skips photos that --out contains and does not change that file', async () => {
    const stub = await stubService()
    const out = path.join(folder, 'earlier.jsonl')
    const into = ['--out', out, '--api', stub.address]
    const [a, cut] = [path.join(folder, 'photos/a.jpg'), path.join(folder, 'broken/cut.jpg')]
    await kaoiro(['diagnose', a, cut, '--gender', 'WOMEN', ...into])
    const before = await readFile(out, 'utf8')
    const calls = stub.calls.length

    const rest = await dryRun(...into)
    expect(rest.stdout.match(/(b|c)\.jpg: /g)).toHaveLength(2)
    expect(rest.stderr).toBe('2 of 4 photos already done.\n2 of 2 photos would be sent.\n')
    expect(rest.code).toBe(0)

    const again = await dryRun(...into, '--retry-errors')
    expect(again.stderr.split('\n')).toEqual([
      '1 of 4 photos already done.',
      `kaoiro: ${cut}: the file is damaged or cut off`,
      '2 of 3 photos would be sent.',
      '',
    ])
    expect(await readFile(out, 'utf8')).toBe(before)
    expect(stub.calls).toHaveLength(calls)
  })
})
