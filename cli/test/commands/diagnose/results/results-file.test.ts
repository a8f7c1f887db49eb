import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isError } from '@kaoiro/core/batch/diagnosis-record'
import { recordArb } from '@kaoiro/fixtures/arbitraries/diagnosis-record'
import type {
  ResultsFault,
  ResultsFile,
  ResumeOptions,
} from '../../../../src/commands/diagnose/results/results-file.js'
import { openResultsFile } from '../../../../src/commands/diagnose/results/results-file.js'
import { recordLine } from '../../../../src/commands/diagnose/results/results-text.js'

/** Records of one service, as one file holds them. */
const builtInArb = recordArb.map((record) => ({ ...record, api: null }))

const aLine = fc.sample(recordArb, { seed: 2, numRuns: 1 }).map(recordLine).join('')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-results-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What lies beside a file under a name that begins with its own. */
const namesAt = async (file: string): Promise<ReadonlyArray<string>> =>
  (await readdir(folder)).filter((name) => name.startsWith(path.basename(file)))

let files = 0
const fileOf = async (content?: string | Uint8Array): Promise<string> => {
  const file = path.join(folder, `${files++}.jsonl`)
  if (content !== undefined) await writeFile(file, content)
  return file
}

/** Asks the service that `builtInArb`'s records are of. */
const run: ResumeOptions = { api: null, isRetried: () => false }

const opened = async (file: string, its: Partial<ResumeOptions> = {}): Promise<ResultsFile> => {
  const results = await openResultsFile(file, { ...run, ...its })
  if (E.isLeft(results)) throw new Error(results.left._tag)
  return results.right
}

const refusal = async (file: string): Promise<ResultsFault | null> => {
  const results = await openResultsFile(file, run)
  return E.isLeft(results) ? results.left : null
}

describe('a results file', () => {
  test('appends records, and reads them again', async () => {
    const records = fc.sample(builtInArb, { seed: 1, numRuns: 3 })
    const file = await fileOf()
    const first = await opened(file)
    for (const record of records.slice(0, 2)) first.append(record)
    await first.close()
    const second = await opened(file)
    expect(second.records).toEqual(records.slice(0, 2))
    for (const record of records.slice(2)) second.append(record)
    await second.close()
    expect(await readFile(file, 'utf8')).toBe(records.map(recordLine).join(''))
    expect(await readdir(folder)).not.toContain(`${path.basename(file)}.lock`)
  })

  test('that was cut off at any byte continues after its last complete record', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(builtInArb, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        builtInArb,
        async (records, place, next) => {
          const bytes = Buffer.from(records.map(recordLine).join(''))
          const file = await fileOf(bytes.subarray(0, place % (bytes.length + 1)))
          const results = await opened(file)
          expect(results.records).toEqual(records.slice(0, results.records.length))
          results.append(next)
          await results.close()
          const whole = [...results.records, next].map(recordLine).join('')
          expect(await readFile(file, 'utf8')).toBe(whole)
        },
      ),
      { numRuns: 200 },
    )
  })

  test.each([
    ['a list of names', 'Anna\nBerta\n', 1],
    ['one line without its end', 'do not lose this', 1],
    ['other JSON without its end', '{"photo":"a.jpg","stars":5}', 1],
    ['half a line of others', '{"photo":"a.jpg","stars', 1],
    ['other JSON', '{"photo":"a.jpg"}\n', 1],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0x0a, 0x00), 1],
    ['records, and then something else', `${aLine}to do: write\n`, 2],
  ])('is refused and left as it is if it holds %s', async (_, content, line) => {
    const file = await fileOf(content)
    expect(await refusal(file)).toEqual({ _tag: 'NotResults', line })
    expect(await readFile(file)).toEqual(Buffer.from(content))
    expect(await readdir(folder)).not.toContain(`${path.basename(file)}.lock`)
  })

  test('cannot be a folder, nor be in one that is missing', async () => {
    const aFolder = path.join(folder, 'folder')
    await mkdir(aFolder)
    expect(await refusal(aFolder)).toMatchObject({ _tag: 'NotWritable', code: 'EISDIR' })
    const nowhere = path.join(folder, 'no', 'where')
    expect(await refusal(nowhere)).toMatchObject({ _tag: 'NotWritable', code: 'ENOENT' })
  })
})

describe('two runs', () => {
  test('do not write the same file', async () => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, String(process.ppid))
    expect(await refusal(file)).toMatchObject({ _tag: 'InUse', holder: { pid: process.ppid } })
  })

  test.each([
    ['no process has', '4194305\n'],
    ['an earlier process had', `${process.pid}\n`],
  ])('a lock with a number that %s is taken over', async (_, content) => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, content)
    const results = await opened(file)
    expect(await readFile(`${file}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await results.close()
    expect(await namesAt(file)).toEqual([path.basename(file)])
  })

  test('a lock of another machine is held, whatever its process number', async () => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, `${process.pid} another-machine x y\n`)
    expect(await refusal(file)).toMatchObject({ holder: { host: 'another-machine' } })
  })

  test('a lock without a holder is taken over when it is old, not while it is written', async () => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, '')
    expect(await refusal(file)).toMatchObject({ _tag: 'InUse', holder: null })
    await utimes(`${file}.lock`, 0, 0)
    await (await opened(file)).close()
  })

  test('of many that find the lock of a killed run at the same time, one gets it', async () => {
    for (let round = 0; round < 50; round++) {
      const file = await fileOf()
      await writeFile(`${file}.lock`, '4194305\n')
      const all = await Promise.all(Array.from({ length: 6 }, () => openResultsFile(file, run)))
      const winners = all.flatMap((one) => (E.isRight(one) ? [one.right] : []))
      // None where each has met another's take-over; never two.
      expect(winners.length).toBeLessThanOrEqual(1)
      for (const { close } of winners) await close()
      expect((await namesAt(file)).filter((name) => name.endsWith('.jsonl.lock.lock'))).toEqual([])
    }
  })

  test('a lock that another run has taken over is not removed', async () => {
    const file = await fileOf()
    const results = await opened(file)
    await writeFile(`${file}.lock`, 'another\n')
    await results.close()
    expect(await readFile(`${file}.lock`, 'utf8')).toBe('another\n')
  })
})

describe('a results file of another service', () => {
  test('is left alone; how its address is written makes no difference', async () => {
    const api = 'https://one.example'
    const [record] = fc.sample(builtInArb, { seed: 3, numRuns: 1 })
    const content = [record].flatMap((one) =>
      one === undefined ? [] : [recordLine({ ...one, api })],
    )
    const file = await fileOf(content.join(''))
    expect(await refusal(file)).toEqual({ _tag: 'OtherApi', theirs: api, ours: null })
    expect(await readFile(file, 'utf8')).toBe(content.join(''))
    for (const same of [`${api}/`, 'HTTPS://One.Example:443'])
      await (await opened(file, { api: same })).close()
  })
})

describe('an error that is retried', () => {
  test('is taken out, and all else keeps its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(builtInArb), async (records) => {
        const file = await fileOf(records.map(recordLine).join(''))
        const results = await opened(file, { isRetried: isError })
        const kept = records.filter((record) => !isError(record))
        expect(results.records).toEqual(kept)
        expect(results.retried).toBe(records.length - kept.length)
        await results.close()
        expect(await readFile(file, 'utf8')).toBe(kept.map(recordLine).join(''))
        expect(await namesAt(file)).toEqual([path.basename(file)])
      }),
      { numRuns: 50 },
    )
  })
})

test('/dev/null accepts everything, and a pipe is not opened', async () => {
  await (await opened('/dev/null')).close()
  const pipe = path.join(folder, 'pipe.jsonl')
  execFileSync('mkfifo', [pipe])
  expect(await refusal(pipe)).toEqual({ _tag: 'SpecialFile' })
  expect(await namesAt(pipe)).toEqual(['pipe.jsonl'])
})
