import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import type { Streams } from '../../../src/system/streams.js'
import { kaoiro } from '../../in-process.js'
import { addressOfNobody, useStubServices } from '../../stub-services.js'
import { fillWithPhotos, linesIn, photos } from './photo-folder.js'

const folder = await useFolder()
const stubService = useStubServices()
beforeAll(() => fillWithPhotos(folder))

const inFolder = (name: string) => path.join(folder, name)

const diagnose = (args: ReadonlyArray<string>, streams: Partial<Streams> = {}) =>
  kaoiro(['diagnose', '--gender', 'WOMEN', ...args], streams)

const waitUntil = async (isReached: () => boolean): Promise<void> => {
  while (!isReached()) await new Promise(setImmediate)
}

describe.concurrent('kaoiro diagnose with many photos', () => {
  test('prints a record for each photo, also for failed ones, and a summary on stderr', async () => {
    const stub = await stubService()
    const { code, stdout, stderr } = await diagnose([folder, '--api', stub.address])
    expect(code).toBe(1)
    const [cut, ...results] = linesIn(stdout)
    expect(cut).toMatchObject({
      photo: inFolder('broken/cut.jpg'),
      error: { kind: 'BrokenPhoto', message: 'the file is damaged or cut off' },
      calls: [],
    })
    expect(results.map(({ photo }) => path.relative(inFolder('photos'), photo))).toEqual(photos)
    for (const { code: itsCode, calls, upload } of results) {
      expect(itsCode).toBe(sampleCode)
      expect(upload).toBe(200)
      expect(calls.map(({ call }) => call)).toEqual([
        'create session',
        'upload photo',
        'request analysis',
        'get session',
      ])
    }
    expect(stderr).toContain(`kaoiro: ${inFolder('broken/cut.jpg')}: the file is damaged`)
    expect(stderr).toMatch(
      /3 results, 1 error in[^]*Pretty +3 +100 %[^]*get session +3[^]*BrokenPhoto +1/,
    )
  })

  test('takes gender and hairline from a manifest; all records name its line and path', async () => {
    const stub = await stubService()
    const manifest = inFolder('people.csv')
    const rows = 'path,gender,hairline\nphotos/none.jpg,MEN,\n./photos/a.jpg,MEN,12.5\n'
    await writeFile(manifest, rows)
    const { code, stdout } = await kaoiro(['diagnose', manifest, '--api', stub.address])
    expect(code).toBe(1)
    expect(linesIn(stdout)).toMatchObject([
      { gender: 'MEN', hairline: 12.5, input: './photos/a.jpg', line: 3, levels: { faceLine: 4 } },
      { error: { kind: 'NotRead' }, input: 'photos/none.jpg', line: 2 },
    ])
  })

  test('writes a table of all results and errors if --out ends in .csv, also after resuming', async () => {
    const stub = await stubService()
    const manifest = inFolder('table.csv')
    const rows = '"photos/no, such.jpg",MEN,C1\nphotos/a.jpg,MEN,=2\n'
    await writeFile(manifest, `path,gender,customer\n${rows}`)
    const args = ['diagnose', manifest, '--api', stub.address, '--out', inFolder('answers.csv')]
    expect(await kaoiro(args)).toMatchObject({ code: 1, stdout: '' })
    const table = () => readFile(inFolder('answers.csv'), 'utf8')
    const [header = '', none = '', a = '', end] = (await table()).split('\n')
    expect(header).toMatch(
      /^\ufefferror,code,gender,face_type,season,[a-z_,]+,line,input,confidence,second,doubts,customer$/,
    )
    expect(none).toBe(`NotRead,,MEN${','.repeat(17)}2,"photos/no, such.jpg",,,,C1`)
    expect(a).toMatch(
      /^,[\dA-Za-z]{5,7},MEN,[a-z]+,spring,(\d+,){14}3,photos\/a.jpg,[^,]*,[^,]*,[^,]*,'=2$/,
    )
    expect(a.split(',')).toHaveLength(header.split(',').length)
    expect(end).toBe('')
    expect(linesIn(await readFile(inFolder('answers.jsonl'), 'utf8'))).toMatchObject([
      { columns: { customer: '=2' } },
      { columns: { customer: 'C1' } },
    ])

    // As a spreadsheet saves it.
    await writeFile(inFolder('answers.csv'), (await table()).slice(1).replaceAll('\n', '\r\n'))
    await writeFile(manifest, `path,gender,customer\n${rows}photos/b.jpg,MEN\n`)
    const { stderr } = await kaoiro(args)
    expect(stderr).toContain('2 of 3 photos already done.')
    expect((await table()).split('\n').slice(1, 3)).toEqual([none, a])
    expect(await table()).toContain(',4,photos/b.jpg,')
  })

  test('prints the kind of a service error; with --quiet prints only errors to stderr', async () => {
    const failed = { data: { status: 'failed', reason: 'no-face' } }
    const stub = await stubService({ polls: [{ status: 200, body: failed }] })
    const args = [inFolder('photos/*.jpg'), '--api', stub.address, '--quiet', '--lang', 'ja']
    const { code, stdout, stderr } = await diagnose(args)
    expect(code).toBe(1)
    expect(linesIn(stdout).map(({ error }) => error?.kind)).toEqual([
      'AnalysisFailed:no-face',
      'AnalysisFailed:no-face',
    ])
    const lines = stderr.trimEnd().split('\n').sort()
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^kaoiro: .*\/a.jpg: 顔が見つかりませんでした/)
    expect(lines[1]).toMatch(/^kaoiro: .*\/b.jpg: 顔が見つかりませんでした/)
  })

  test('prints records above the progress bar on a terminal', async () => {
    let written = ''
    const stub = await stubService()
    await diagnose([inFolder('photos'), '--api', stub.address], {
      out: (data) => (written += String(data)),
      err: (text) => (written += text),
      outIsTerminal: true,
      canRedraw: true,
    })
    const [lines = ''] = written.split('3 results')
    const records = lines.split('\n').map((line) => line.split('\r\x1b[K').at(-1) ?? '')
    expect(linesIn(records.slice(0, 3).join('\n'))).toHaveLength(3)
  })

  test('prints every call with --verbose', async () => {
    const stub = await stubService()
    const args = [inFolder('photos/*.jpg'), '--api', stub.address, '--verbose']
    const { stderr } = await diagnose(args)
    expect(stderr.match(/^ {2}(POST|PUT|GET) .* 200 /gm)).toHaveLength(8)
  })

  test('finishes the photo in progress on Ctrl-C and resumes with the same command', async () => {
    const stub = await stubService()
    const asked = new AbortController()
    const out = inFolder('gently.jsonl')
    const args = [inFolder('photos'), '--out', out, '--api', stub.address]
    const running = diagnose([...args, '--concurrency', '1'], {
      stopGracefully: () => asked.signal,
    })
    await waitUntil(() => stub.calls.length === 3)
    asked.abort()
    const { code, stdout, stderr } = await running
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' })
    expect(linesIn(await readFile(out, 'utf8'))).toHaveLength(1)
    expect(stderr).toMatch(/Finishing the photos[^]*2 photos not done. Run the same[^]*1 result,/)
    const again = await diagnose(args)
    expect(again.code).toBe(0)
    expect(again.stderr).toContain('1 of 3 photos already done.')
    expect(linesIn(await readFile(out, 'utf8'))).toHaveLength(3)
    expect(stub.calls).toHaveLength(3 * 4)
  })

  test('abandons photos in progress on the second Ctrl-C and writes no records of them', async () => {
    const stub = await stubService()
    const asked = new AbortController()
    const atOnce = new AbortController()
    const out = inFolder('at-once.jsonl')
    const args = [inFolder('photos'), '--out', out, '--record', inFolder('half')]
    const running = diagnose([...args, '--api', stub.address], {
      stopGracefully: () => asked.signal,
      signal: atOnce.signal,
    })
    await waitUntil(() => stub.calls.length === 3 * 3)
    asked.abort()
    atOnce.abort()
    expect((await running).code).toBe(130)
    expect(await readFile(out, 'utf8')).toBe('')
    // An incomplete recording must not replace a complete one.
    expect(await readdir(folder)).not.toContain('half')
    expect(stub.calls).toHaveLength(3 * 3)
  })

  test('stops with one line and no records if the service is unreachable', async () => {
    const many = inFolder('many.csv')
    const rows = Array.from({ length: 100 }, (_, index) => `photos/a.jpg,MEN,${index}`)
    await writeFile(many, ['path,gender,hairline', ...rows].join('\n'))
    const out = inFolder('away.jsonl')
    const { code, stderr } = await diagnose([many, '--out', out, '--api', addressOfNobody])
    expect(code).toBe(1)
    expect(stderr.match(/^kaoiro: .*/gm)).toEqual([
      expect.stringMatching(/^kaoiro: stopped after 10 photos in a row .*ECONNREFUSED/),
    ])
    expect(stderr).not.toContain('0 results')
    expect(await readFile(out, 'utf8')).toBe('')
  })

  test('--retry-errors retries only errors of the given photos', async () => {
    const out = inFolder('retried.jsonl')
    const all = [inFolder('photos/*.jpg'), inFolder('broken'), '--out', out]
    const before = await diagnose([...all, '--replay', inFolder('nothing')])
    // The pattern gives relative paths, which come before the absolute one.
    expect(linesIn(await readFile(out, 'utf8')).map(({ error }) => error?.kind)).toEqual([
      'NotRecorded',
      'NotRecorded',
      'BrokenPhoto',
    ])
    expect(before.stderr).toContain('use --retry-errors to analyse these photos again')
    const { code, stderr } = await diagnose([
      ...[inFolder('photos/a.jpg'), inFolder('photos/b.jpg'), '--out', out, '--retry-errors'],
      ...['--replay', fixturePath('conversations/completed-wrapped.json')],
    ])
    expect(code).toBe(0)
    expect(stderr).toContain('Removed 2 errors')
    expect(stderr).not.toContain('--retry-errors')
    expect(linesIn(await readFile(out, 'utf8')).map(({ error }) => error?.kind)).toEqual([
      'BrokenPhoto',
      undefined,
      undefined,
    ])
  })

  test.each([
    ['notes.txt', 'to do\n'],
    ['mine.csv', 'path,customer\nphotos/a.jpg,C1\n'],
  ])('leaves the file %s unchanged, which is no results file', async (name, content) => {
    const out = inFolder(name)
    await writeFile(out, content)
    const { code, stderr } = await diagnose([inFolder('photos'), '--out', out])
    expect(code).toBe(1)
    expect(stderr).toContain(`${out}:1: not a result of kaoiro diagnose, so the file was left`)
    expect(await readFile(out, 'utf8')).toBe(content)
    expect(await readdir(folder)).not.toContain('mine.jsonl')
  })

  test('replays its recordings, also for the rest of a results file that was cut', async () => {
    const stub = await stubService()
    const recorded = inFolder('recorded')
    const out = inFolder('results.jsonl')
    const all = [inFolder('photos'), '--out', out]
    await diagnose([...all, '--api', stub.address, '--record', recorded])
    expect(await readdir(recorded)).toHaveLength(3)
    const whole = await readFile(out)
    await rm(out)
    await diagnose([...all, '--replay', recorded])
    await writeFile(out, (await readFile(out)).subarray(0, whole.length / 2))
    expect(await diagnose([...all, '--replay', recorded])).toMatchObject({ code: 0 })
    const lines = linesIn(await readFile(out, 'utf8'))
    expect(lines.map(({ photo }) => path.relative(inFolder('photos'), photo))).toEqual(photos)
    for (const { code } of lines) expect(code).toBe(sampleCode)
    expect(stub.calls).toHaveLength(3 * 4)
  })
})
