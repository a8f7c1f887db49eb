import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordArb } from '@kaoiro/fixtures/record-arbitraries'
import type { ResultsFault, ResultsFile } from '../src/diagnose/results-file.js'
import { openResults } from '../src/diagnose/results-file.js'
import { lineOf } from '../src/diagnose/results-text.js'

const aLine = fc.sample(recordArb, { seed: 2, numRuns: 1 }).map(lineOf).join('')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-results-'))
})
afterAll(() => rm(folder, { recursive: true }))

let files = 0
const fileOf = async (content?: string | Uint8Array): Promise<string> => {
  const file = path.join(folder, `${files++}.jsonl`)
  if (content !== undefined) await writeFile(file, content)
  return file
}

const opened = async (file: string): Promise<ResultsFile> => {
  const results = await openResults(file)
  if (E.isLeft(results)) throw new Error(results.left._tag)
  return results.right
}

const refusal = async (file: string): Promise<ResultsFault | null> => {
  const results = await openResults(file)
  return E.isLeft(results) ? results.left : null
}

describe('a results file', () => {
  test('takes records at its end, and gives them back', async () => {
    const records = fc.sample(recordArb, { seed: 1, numRuns: 3 })
    const file = await fileOf()
    const first = await opened(file)
    for (const record of records.slice(0, 2)) first.append(record)
    await first.close()
    const second = await opened(file)
    expect(second.records).toEqual(records.slice(0, 2))
    for (const record of records.slice(2)) second.append(record)
    await second.close()
    expect(await readFile(file, 'utf8')).toBe(records.map(lineOf).join(''))
    expect(await readdir(folder)).not.toContain(`${path.basename(file)}.lock`)
  })

  test('that was cut off at any byte goes on after its last whole record', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(recordArb, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        recordArb,
        async (records, place, next) => {
          const bytes = Buffer.from(records.map(lineOf).join(''))
          const file = await fileOf(bytes.subarray(0, place % (bytes.length + 1)))
          const results = await opened(file)
          expect(results.records).toEqual(records.slice(0, results.records.length))
          results.append(next)
          await results.close()
          const whole = [...results.records, next].map(lineOf).join('')
          expect(await readFile(file, 'utf8')).toBe(whole)
        },
      ),
      { numRuns: 200 },
    )
  })

  test.each([
    ['a list of names', 'Anna\nBerta\n', 1],
    ['one line without its end', 'do not lose this', 1],
    ['other JSON', '{"photo":"a.jpg"}\n', 1],
    ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0x0a, 0x00), 1],
    ['records, and then something else', `${aLine}to do: write\n`, 2],
  ])('is not %s, which stays as it is', async (_, content, line) => {
    const file = await fileOf(content)
    expect(await refusal(file)).toEqual({ _tag: 'NotResults', line })
    expect(await readFile(file)).toEqual(Buffer.from(content))
    expect(await readdir(folder)).not.toContain(`${path.basename(file)}.lock`)
  })

  test('cannot be a folder, nor lie in one that is missing', async () => {
    const aFolder = path.join(folder, 'folder')
    await mkdir(aFolder)
    expect(await refusal(aFolder)).toMatchObject({ _tag: 'NotWritable', code: 'EISDIR' })
    const nowhere = path.join(folder, 'no', 'where')
    expect(await refusal(nowhere)).toMatchObject({ _tag: 'NotWritable', code: 'ENOENT' })
  })
})

describe('two runs', () => {
  test('do not write one file', async () => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, String(process.ppid))
    expect(await refusal(file)).toMatchObject({ _tag: 'InUse', pid: process.ppid })
  })

  test.each([
    ['no process has', '4194305'],
    ['is half written', ''],
  ])('a lock with a number that %s is taken over', async (_, pid) => {
    const file = await fileOf()
    await writeFile(`${file}.lock`, pid)
    const results = await opened(file)
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(`${process.pid}\n`)
    await results.close()
  })
})
