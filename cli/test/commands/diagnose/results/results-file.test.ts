import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { isError } from '@kaoiro/core/records'
import { recordArb } from '@kaoiro/fixtures/arbitraries/diagnosis-record'
import type {
  Results,
  ResultsFault,
  ResumeOptions,
} from '../../../../src/commands/diagnose/results/results-file.js'
import { openResults } from '../../../../src/commands/diagnose/results/results-file.js'
import { recordLine } from '../../../../src/commands/diagnose/results/results-text.js'
import { utf16Le } from '@kaoiro/fixtures/utf16'
import { mute } from '../../../in-process.js'

/** Records of this machine. */
const thisMachineArb = recordArb.map((record) => ({ ...record, api: null }))

const aLine = fc.sample(recordArb, { seed: 2, numRuns: 1 }).map(recordLine).join('')

const folder = await useFolder()

/** The names in the folder that begin with the file's name. */
const namesAt = async (file: string): Promise<ReadonlyArray<string>> =>
  (await readdir(folder)).filter((name) => name.startsWith(path.basename(file)))

let files = 0
const fileOf = async (content?: string | Uint8Array): Promise<string> => {
  const file = path.join(folder, `${files++}.jsonl`)
  if (content !== undefined) await writeFile(file, content)
  return file
}

/** Options for the service of `thisMachineArb`. */
const run: ResumeOptions = { api: null, isRetried: () => false }

const opened = async (file: string, its: Partial<ResumeOptions> = {}): Promise<Results> => {
  const results = await openResults(file, { ...run, ...its }, mute)
  if (E.isLeft(results)) throw new Error(results.left._tag)
  return results.right
}

const faultOf = async (file: string): Promise<ResultsFault | null> => {
  const results = await openResults(file, run, mute)
  return E.isLeft(results) ? results.left : null
}

describe('openResults', () => {
  test('converts a file in UTF-16 to UTF-8 and continues it', async () => {
    const [one, two] = fc.sample(thisMachineArb, { seed: 3, numRuns: 2 })
    if (one === undefined || two === undefined) throw new Error('no records')
    const file = await fileOf(utf16Le(recordLine(one)))
    const results = await opened(file)
    await results.write(two)
    await results.close()
    expect(await readFile(file, 'utf8')).toBe([one, two].map(recordLine).join(''))
  })

  test('appends records and reads them again', async () => {
    const records = fc.sample(thisMachineArb, { seed: 1, numRuns: 3 })
    const file = await fileOf()
    const first = await opened(file)
    for (const record of records.slice(0, 2)) await first.write(record)
    await first.close()
    const second = await opened(file)
    expect(second.records).toEqual(records.slice(0, 2))
    for (const record of records.slice(2)) await second.write(record)
    await second.close()
    expect(await readFile(file, 'utf8')).toBe(records.map(recordLine).join(''))
    expect(await readdir(folder)).not.toContain(`${path.basename(file)}.lock`)
  })

  test('continues a truncated file after its last complete record', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(thisMachineArb, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        thisMachineArb,
        async (records, place, next) => {
          const bytes = Buffer.from(records.map(recordLine).join(''))
          const file = await fileOf(bytes.subarray(0, place % (bytes.length + 1)))
          const results = await opened(file)
          expect(results.records).toEqual(records.slice(0, results.records.length))
          await results.write(next)
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
    ['a line without a line ending', 'do not lose this', 1],
    ['other JSON without a line ending', '{"photo":"a.jpg","stars":5}', 1],
    ['a truncated line of other JSON', '{"photo":"a.jpg","stars', 1],
    ['other JSON', '{"photo":"a.jpg"}\n', 1],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0x0a, 0x00), 1],
    ['records before other text', `${aLine}to do: write\n`, 2],
  ])('rejects and keeps a file with %s', async (_, content, line) => {
    const file = await fileOf(content)
    expect(await faultOf(file)).toEqual({ _tag: 'NotResults', line })
    expect(await readFile(file)).toEqual(Buffer.from(content))
    expect(await readdir(folder)).not.toContain(`${path.basename(file)}.lock`)
  })

  test('rejects a folder and a file in a missing folder', async () => {
    const aFolder = path.join(folder, 'folder')
    await mkdir(aFolder)
    expect(await faultOf(aFolder)).toMatchObject({ _tag: 'NotWritable', code: 'EISDIR' })
    const missing = path.join(folder, 'missing', 'file')
    expect(await faultOf(missing)).toMatchObject({ _tag: 'NotWritable', code: 'ENOENT' })
  })
})

describe('the lock of a results file', () => {
  test('excludes a second run', async () => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, String(process.ppid))
    expect(await faultOf(file)).toMatchObject({ _tag: 'InUse', holder: { pid: process.ppid } })
  })

  test.each([
    ['of no process', '4194305\n'],
    ['of an earlier process', `${process.pid}\n`],
  ])('is taken over if it has the number %s', async (_, content) => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, content)
    const results = await opened(file)
    expect(await readFile(`${file}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await results.close()
    expect(await namesAt(file)).toEqual([path.basename(file)])
  })

  test('is held if its process is on another host', async () => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, `${process.pid} another-machine x y\n`)
    expect(await faultOf(file)).toMatchObject({ holder: { host: 'another-machine' } })
  })

  test('can be taken over by only one of several runs', async () => {
    for (let round = 0; round < 50; round++) {
      const file = await fileOf()
      await writeFile(`${file}.lock`, '4194305\n')
      const all = await Promise.all(Array.from({ length: 6 }, () => openResults(file, run, mute)))
      const winners = all.flatMap((one) => (E.isRight(one) ? [one.right] : []))
      // If the runs disturb each other, all of them may fail, but two never succeed.
      expect(winners.length).toBeLessThanOrEqual(1)
      for (const { close } of winners) await close()
      expect((await namesAt(file)).filter((name) => name.endsWith('.jsonl.lock.lock'))).toEqual([])
    }
  })

  test('is not removed if another run has taken it over', async () => {
    const file = await fileOf()
    const results = await opened(file)
    await writeFile(`${file}.lock`, 'another\n')
    await results.close()
    expect(await readFile(`${file}.lock`, 'utf8')).toBe('another\n')
  })
})

describe('a results file of another service', () => {
  test('is rejected; the addresses are normalised before they are compared', async () => {
    const api = 'https://one.example'
    const [record] = fc.sample(thisMachineArb, { seed: 3, numRuns: 1 })
    const content = [record].flatMap((one) =>
      one === undefined ? [] : [recordLine({ ...one, api })],
    )
    const file = await fileOf(content.join(''))
    expect(await faultOf(file)).toEqual({ _tag: 'OtherApi', theirs: api, ours: null })
    expect(await readFile(file, 'utf8')).toBe(content.join(''))
    for (const same of [`${api}/`, 'HTTPS://One.Example:443'])
      await (await opened(file, { api: same })).close()
  })
})

describe('openResults with retried errors', () => {
  test('removes the errors to retry and keeps the order of the other records', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(thisMachineArb), async (records) => {
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

test('openResults accepts /dev/null and rejects a pipe without opening it', async () => {
  await (await opened('/dev/null')).close()
  const pipe = path.join(folder, 'pipe.jsonl')
  execFileSync('mkfifo', [pipe])
  expect(await faultOf(pipe)).toEqual({ _tag: 'SpecialFile' })
  expect(await namesAt(pipe)).toEqual(['pipe.jsonl'])
})
