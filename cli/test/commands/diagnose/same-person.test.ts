import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { sampleCode, sampleResult } from '@kaoiro/fixtures/services/stub-service'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { jsonLinesIn, kaoiro } from '../../in-process.js'
import { useStubServices } from '../../stub-services.js'

// The tests run concurrently, because each waits 3 s for its first poll, as specified.

const [first, second, third] = ['spring-woman', 'autumn-woman', 'winter-woman'].map((name) =>
  fixturePath(`portraits/${name}.jpg`),
) as [string, string, string]
const broken = fixturePath('photos/truncated.jpg')

const folder = await useFolder()
const stubService = useStubServices()

const completed = (result: object) => ({ status: 200, body: { status: 'completed', result } })

/** A result with another season and face pattern than the sample. */
const unlike = {
  face_type: { ...sampleResult.face_type, face_type: 'chic' },
  personal_color: { personal_color: 'summer', proportion: { spring: 40, autumn: 0, winter: 0 } },
}

const service = async (...results: ReadonlyArray<object>): Promise<string> => {
  const polls = (results.length === 0 ? [sampleResult] : results).map(completed)
  return (await stubService({ polls })).address
}

const diagnose = async (api: string, ...args: ReadonlyArray<string>) =>
  kaoiro(['diagnose', '--gender', 'WOMEN', '--api', api, '--lang', 'en', ...args])

describe.concurrent('kaoiro diagnose --same-person', () => {
  test('prints one result and the agreement, and a line for each photo on stderr', async () => {
    const api = await service(unlike, sampleResult)
    const { code, stdout, stderr } = await diagnose(api, first, second, third, '--same-person')
    expect(code).toBe(0)
    expect(stdout).toContain('Face pattern: Pretty or Sweet (Women)')
    expect(stdout).toContain('How well your photos agree:')
    expect(stdout.match(/2\/3.*\n.*Two of three photos gave this result\./g)).toHaveLength(2)
    expect(stdout.match(/\/result\//g)).toHaveLength(1)
    for (const photo of [first, second, third]) expect(stderr).toContain(`${photo}: done (`)
    expect(stderr).toContain('(3 of 3)')
  })

  test('prints one JSON object with the result of each photo with --json', async () => {
    const { stdout } = await diagnose(await service(), first, second, '--same-person', '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      faceType: 'pretty',
      colorType: 'spring',
      code: sampleCode,
      agreement: { photos: 2, faceType: 2, season: 2, spread: { levels: 0, points: 0 } },
      photos: [
        { photo: first, code: sampleCode },
        { photo: second, code: sampleCode },
      ],
    })
  })

  test('reports a failed photo and prints no result', async () => {
    const { code, stdout, stderr } = await diagnose(await service(), first, broken, '--same-person')
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toContain(`${broken}: the file is damaged or cut off`)
    expect(stderr).toContain(
      '1 of 2 photos failed, so the photos were not combined. Retake it, or leave it out.',
    )
  })

  test.each([
    ['one photo', [first], 'takes 2 to 5 different photos, not 1'],
    ['--out', [first, second, '--out', 'x.jsonl'], 'a manifest with a column person'],
  ])('rejects %s', async (_, args, why) => {
    const { code, stderr } = await diagnose('http://localhost:9', ...args, '--same-person')
    expect(code).toBe(2)
    expect(stderr).toContain(why)
  })

  test('rejects a manifest with two genders', async () => {
    const manifest = path.join(folder, 'two.csv')
    await writeFile(manifest, `path,gender\n${first},MEN\n${second},WOMEN\n`)
    const { code, stderr } = await diagnose('http://localhost:9', manifest, '--same-person')
    expect([code, stderr]).toEqual([2, expect.stringContaining('photos of one gender')])
  })
})

describe.concurrent('a manifest with a column person', () => {
  const manifestOf = async (name: string, ...rows: ReadonlyArray<string>): Promise<string> => {
    const manifest = path.join(folder, name)
    await writeFile(manifest, ['path,person', ...rows].join('\n'))
    return manifest
  }

  test('prints a line for each person after the lines of the photos', async () => {
    const manifest = await manifestOf('a.csv', `${first},anna`, `${second},anna`, `${third},`)
    const { code, stdout, stderr } = await diagnose(await service(), manifest)
    expect(code).toBe(0)
    const records = jsonLinesIn(stdout)
    expect(records).toHaveLength(4)
    expect(records.at(-1)).toMatchObject({
      person: 'anna',
      photos: [first, second],
      failed: [],
      code: sampleCode,
      agreement: { photos: 2, faceType: 2, season: 2 },
    })
    expect(records.filter((record) => JSON.stringify(record).includes('"answer"'))).toHaveLength(2)
    expect(stderr).toContain('1 person; all photos agree for 1')
  })

  test('does not count a person with one photo as agreeing', async () => {
    const manifest = await manifestOf('one.csv', `${first},anna`, `${second},anna`, `${third},ben`)
    const { stderr } = await diagnose(await service(), manifest)
    expect(stderr).toContain('2 people; all photos agree for 1')
  })

  test('writes a file of people with --out; a later run restores it without calling the service', async () => {
    const manifest = await manifestOf('b.csv', `${first},ben`, `${broken},ben`)
    const out = path.join(folder, 'results.jsonl')
    const people = path.join(folder, 'results.people.jsonl')
    const api = await service()
    const { code, stderr } = await diagnose(api, manifest, '--out', out)
    expect(code).toBe(1)
    expect(stderr).toContain('person ben: 1 of 2 photos failed and was left out')
    const written = await readFile(people, 'utf8')
    expect(jsonLinesIn(written)).toMatchObject([
      { person: 'ben', failed: [broken], code: sampleCode, agreement: { photos: 1 } },
    ])
    await rm(people)
    await diagnose(api, manifest, '--out', out)
    expect(await readFile(people, 'utf8')).toBe(written)
    // The file is replaced, not overwritten, so a killed run leaves no partial file.
    const earlier = path.join(folder, 'earlier.jsonl')
    await writeFile(people, 'earlier\n')
    await link(people, earlier)
    await diagnose(api, manifest, '--out', out)
    expect(await readFile(people, 'utf8')).toBe(written)
    expect(await readFile(earlier, 'utf8')).toBe('earlier\n')
    expect(jsonLinesIn(await readFile(out, 'utf8'))).toHaveLength(2)
  })

  test('sends a photo again if its full answer was not saved', async () => {
    const out = path.join(folder, 'later.jsonl')
    const api = await service()
    await diagnose(api, first, second, '--out', out)
    const manifest = await manifestOf('c.csv', `${first},cleo`, `${second},cleo`)
    const { code } = await diagnose(api, manifest, '--out', out)
    expect(code).toBe(0)
    expect(
      jsonLinesIn(await readFile(path.join(folder, 'later.people.jsonl'), 'utf8')),
    ).toMatchObject([{ person: 'cleo', agreement: { photos: 2 } }])
  })

  test('rejects six photos of one person', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((number) => `photo-${number}.jpg,dora`)
    const manifest = await manifestOf('d.csv', ...rows)
    const { code, stderr } = await diagnose('http://localhost:9', manifest)
    expect([code, stderr]).toEqual([2, expect.stringContaining('person dora: 6 photos; at most 5')])
  })
})
