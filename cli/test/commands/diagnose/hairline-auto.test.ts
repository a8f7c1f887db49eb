import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { kaoiro } from '../../in-process.js'
import { useStubServices } from '../../stub-services.js'
import { closeAnalyser, openAnalysers } from '../../analyser/shared-analyser.js'
import type { Line } from './photo-folder.js'
import { linesIn } from './photo-folder.js'

vi.mock('../../../src/analyser/lazy-analyser.js', () => import('../../analyser/shared-analyser.js'))

// The stub answers the first poll, so waiting is unnecessary.
vi.mock(
  '../../../src/concurrency/cancellable-wait.js',
  () => import('../../concurrency/recorded-waits.js'),
)

const folder = await useFolder()
const stubService = useStubServices()

beforeAll(async () => {
  for (const [photo, name] of [
    ['portraits/spring-woman', 'free'],
    ['photos/landscape', 'nobody'],
    ['portraits/high-hairline', 'high'],
    ['portraits/fringe', 'under'],
  ] as const)
    await copyFile(fixturePath(`${photo}.jpg`), inFolder(`${name}.jpg`))
})

// Each run must close the analyser that it opens.
afterEach(() => expect(openAnalysers()).toBe(0))

afterAll(closeAnalyser)

const inFolder = (name: string) => path.join(folder, name)

const diagnose = (args: ReadonlyArray<string>) => kaoiro(['diagnose', '--gender', 'WOMEN', ...args])

/** Lines by photo name. */
const byName = (text: string): Readonly<Record<string, Line>> =>
  Object.fromEntries(linesIn(text).map((line) => [path.basename(line.photo), line]))

const notFound = (name: string) => `/${name}: no hairline was found in the photo; using 20 %\n`

describe('kaoiro diagnose --hairline auto', () => {
  test('finds the hairline of each photo, or reports that it uses the default', async () => {
    const stub = await stubService()
    const kept = inFolder('kept')
    const args = [inFolder('*.jpg'), '--hairline', 'auto', '--api', stub.address, '--record', kept]
    const { code, stdout, stderr } = await diagnose(args)
    expect(code).toBe(0)
    const lines = byName(stdout)
    expect(lines['nobody.jpg']).toMatchObject({ hairline: 20, hairlineFound: false })
    expect(lines['under.jpg']).toMatchObject({ hairline: 20, hairlineFound: false })
    for (const [name, drawn] of [
      ['free.jpg', 20],
      ['high.jpg', 17],
    ] as const) {
      expect(lines[name]?.hairlineFound).toBe(true)
      expect(Math.abs(Number(lines[name]?.hairline) - drawn)).toBeLessThan(0.6)
    }
    expect(stderr).toContain(notFound('nobody.jpg'))
    expect(stderr).toContain(notFound('under.jpg'))
    expect(stderr.match(/no hairline was found in the photo/g)).toHaveLength(2)
    // The records contain the values that were sent to the service.
    const asked = await Promise.all(
      (await readdir(kept)).map(async (name) => {
        const { exchanges } = JSON.parse(await readFile(path.join(kept, name), 'utf8')) as {
          exchanges: ReadonlyArray<{ request: { body?: { hairline?: number } } }>
        }
        return exchanges.flatMap(({ request }) => request.body?.hairline ?? [])
      }),
    )
    expect(asked.flat().sort()).toEqual(
      linesIn(stdout)
        .map(({ hairline }) => hairline)
        .sort(),
    )
    const replayed = await diagnose([inFolder('*.jpg'), '--hairline', 'auto', '--replay', kept])
    expect(byName(replayed.stdout)).toMatchObject(
      Object.fromEntries(
        Object.entries(lines).map(([name, { hairline, hairlineFound }]) => [
          name,
          { hairline, hairlineFound },
        ]),
      ),
    )
  })

  test('does not repeat photos with a found hairline, unless another hairline is given', async () => {
    const stub = await stubService()
    const out = inFolder('results.jsonl')
    const args = [inFolder('*.jpg'), '--api', stub.address, '--out', out]
    await diagnose([...args, '--hairline', 'auto'])
    const first = await readFile(out, 'utf8')
    const sent = stub.calls.length
    const again = await diagnose([...args, '--hairline', 'AUTO'])
    expect(again.stderr).toContain('4 of 4 photos already done.')
    expect(again.stderr).not.toContain('cannot be found')
    expect(await readFile(out, 'utf8')).toBe(first)
    expect(stub.calls).toHaveLength(sent)
    await diagnose(args)
    expect(linesIn(await readFile(out, 'utf8'))).toHaveLength(8)
  })

  test('applies to single photos if a manifest sets it', async () => {
    const stub = await stubService()
    const manifest = inFolder('people.csv')
    await writeFile(manifest, 'path,hairline\nfree.jpg,auto\nhigh.jpg,\nunder.jpg,31\n')
    const { stdout, stderr } = await diagnose([manifest, '--api', stub.address])
    expect(linesIn(stdout).map(({ hairlineFound }) => hairlineFound)).toEqual([
      true,
      undefined,
      undefined,
    ])
    expect(byName(stdout)).toMatchObject({
      'high.jpg': { hairline: 20 },
      'under.jpg': { hairline: 31 },
    })
    expect(stderr).not.toContain('cannot be found')
  })

  test('prints the found hairline of one photo on stderr and in JSON', async () => {
    const stub = await stubService()
    const to = ['--api', stub.address, '--json']
    const [found, none, quiet, given] = await Promise.all([
      diagnose([inFolder('free.jpg'), '--hairline', 'auto', ...to]),
      diagnose([inFolder('under.jpg'), '--hairline', 'auto', ...to]),
      diagnose([inFolder('under.jpg'), '--hairline', 'auto', '--quiet', ...to]),
      diagnose([inFolder('free.jpg'), ...to]),
    ])
    expect(found.stderr).toMatch(/^ {2}hairline (19\.[5-9]|20(\.[0-5])?) %$/m)
    expect(JSON.parse(found.stdout)).toMatchObject({ hairlineFound: true })
    expect(none.stderr).toMatch(/^ {2}no hairline was found in the photo; using 20 %$/m)
    expect(JSON.parse(none.stdout)).toMatchObject({ hairline: 20, hairlineFound: false })
    expect(quiet.stderr).toBe('')
    expect(given.stderr).not.toContain('hairline')
    expect(JSON.parse(given.stdout)).not.toHaveProperty('hairline')
  })

  test('prints auto with --dry-run and does not search the hairline', async () => {
    const args = [inFolder('*.jpg'), '--hairline', 'auto', '--dry-run']
    const [words, json] = await Promise.all([diagnose(args), diagnose([...args, '--json'])])
    expect(words.stdout.match(/^ {2}hairline auto$/gm)).toHaveLength(4)
    expect(linesIn(json.stdout).map(({ hairline }) => hairline)).toEqual(Array(4).fill('auto'))
  })
})

test('kaoiro diagnose gives equal photos the same code on this machine, and other photos others', async () => {
  const [again, other] = [inFolder('again.jpg'), inFolder('other.jpg')]
  await copyFile(fixturePath('portraits/spring-woman.jpg'), again)
  await copyFile(fixturePath('portraits/autumn-woman-deep.jpg'), other)
  const { code, stdout } = await diagnose([inFolder('free.jpg'), again, other])
  expect(code).toBe(0)
  const lines = byName(stdout)
  expect(lines['again.jpg']?.code).toBe(lines['free.jpg']?.code)
  expect(lines['other.jpg']?.code).not.toBe(lines['free.jpg']?.code)
  for (const { hairlineFound } of Object.values(lines)) expect(hairlineFound).toBeUndefined()
})
