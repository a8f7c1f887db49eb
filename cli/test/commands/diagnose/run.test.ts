import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { DiagnosisRecord } from '@kaoiro/core/records'
import { fixturePath, readFixture, readJsonFixture } from '@kaoiro/fixtures/files'
import { asciiName, profileOf } from '@kaoiro/fixtures/photo/icc-profile'
import { withProfile } from '@kaoiro/fixtures/photo/jpeg-segments'
import type { StubAnswers } from '@kaoiro/fixtures/services/stub-service'
import { sampleCode, sampleResult } from '@kaoiro/fixtures/services/stub-service'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { kaoiro } from '../../in-process.js'
import { addressOfNobody, useStubServices } from '../../stub-services.js'

// The stub answers the first poll, so waiting is unnecessary.
vi.mock(
  '../../../src/concurrency/cancellable-wait.js',
  () => import('../../concurrency/recorded-waits.js'),
)

const portrait = fixturePath('portraits/spring-woman.jpg')

const folder = await useFolder()
const stubService = useStubServices()

const diagnoseAt = async (answers: Partial<StubAnswers>, args: ReadonlyArray<string> = []) => {
  const stub = await stubService(answers)
  const all = ['diagnose', portrait, '--gender', 'WOMEN', '--api', stub.address, ...args]
  return { ...(await kaoiro(all)), address: stub.address, calls: stub.calls }
}

describe('kaoiro diagnose with a service that follows the specification', () => {
  test('makes the four calls in order and prints one JSON object with --json', async () => {
    const { code, stdout, calls, address } = await diagnoseAt({}, ['--json'])
    expect(code).toBe(0)
    expect(stdout).toBe(
      '{"faceType":"pretty","colorType":"spring","gender":"WOMEN","faceTypeAnalysis":[3,2,1,1,1],' +
        '"colorComposition":{"spring":58,"summer":24,"autumn":14,"winter":4},' +
        '"levels":{"faceLine":4,"eyebrowAngle":3,"eyeVerticalLength":2,"mouthWidth":2,"noseRatio":2},' +
        `"code":"${sampleCode}","url":"${address}/result/${sampleCode}",` +
        `"input":${JSON.stringify(portrait)},"line":null}\n`,
    )
    expect(calls).toEqual([
      'POST /v1/sessions',
      'PUT /bucket/s-1',
      'POST /v1/sessions/s-1/analyses',
      'GET /v1/sessions/s-1',
    ])
  })

  test('prints the result with its URL, and progress on stderr', async () => {
    const { code, stdout, stderr } = await diagnoseAt({}, ['--site', 'https://beauty.example.com/'])
    expect(code).toBe(0)
    expect(stdout).toContain('Pretty')
    expect(stdout).not.toContain('How often')
    expect(stdout).toContain(`https://beauty.example.com/result/${sampleCode}\n`)
    expect(stderr).toMatch(/Preparing[^]*Uploading[^]*PUT 200[^]*Analysing/)
  })

  test('accepts bodies that are not wrapped in data, and replaces an unknown face type', async () => {
    const result = {
      ...sampleResult,
      face_type: { ...sampleResult.face_type, face_type: 'cubist' },
    }
    const { stdout } = await diagnoseAt(
      {
        create: { status: 201, body: { session_id: 's', bucket_url: 'http://stub/bucket/s' } },
        polls: [{ status: 200, body: { status: 'completed', result } }],
      },
      ['--json'],
    )
    expect(stdout).toContain('"faceType":"pretty"')
  })
})

describe('kaoiro diagnose with doubts', () => {
  const replay = (...args: ReadonlyArray<string>) =>
    kaoiro([
      ...['diagnose', portrait, '--gender', 'WOMEN', '--replay'],
      ...[fixturePath('conversations/completed-with-doubts.json'), ...args],
    ])

  test('prints runners-up and doubts with advice', async () => {
    const { code, stdout } = await replay()
    expect(code).toBe(0)
    expect(stdout).toMatch(/78 % +Face[^]*64 % +Pers[^]*about 64 are\n +called “Blue-base summer”/)
    expect(stdout).toMatch(
      /surer result:\n +A light reference.*\n.*\n +A smile\n.*neutral face.*\n +Light from one side\n/,
    )
    expect(stdout).not.toContain('doubt-of-the-future')
    expect((await replay('--lang', 'ja')).stdout).toMatch(
      /確かな結果のために:\n +光の見きわめ\n.*\n +笑顔\n[^]*片側からの光\n/,
    )
  })

  test('prints runners-up and doubts in JSON and in the records of many photos', async () => {
    const { end } = (await readJsonFixture('conversations/completed-with-doubts.json')) as {
      end: { certainty: object }
    }
    const [one, many] = [await replay('--json'), await replay(fixturePath('photos/portrait.png'))]
    expect(JSON.parse(one.stdout)).toMatchObject(end.certainty)
    const records = many.stdout.trimEnd().split('\n')
    expect(records).toHaveLength(2)
    for (const record of records)
      expect(DiagnosisRecord.decode(JSON.parse(record))).toMatchObject({ right: end.certainty })
  })
})

test('kaoiro diagnose reports on stderr that it cannot use a colour profile', async () => {
  const photo = path.join(folder, 'photo.jpg')
  const profile = profileOf([['desc', asciiName('Coated \x1b[31m')]], 'CMYK')
  await writeFile(photo, withProfile(profile, await readFixture('portraits/spring-woman.jpg')))
  // The run fails at its first call; the note is printed before.
  const { stderr } = await kaoiro([
    ...['diagnose', photo, '--gender', 'WOMEN'],
    ...['--api', addressOfNobody],
  ])
  expect(stderr).toContain('colour profile "Coated \ufffd[31m" cannot be used')
})

test.each([
  [['a.jpg'], 'a.jpg: --gender is missing'],
  [['https://example.com/a.jpg', '--gender', 'MEN'], 'not fetched'],
  [['*.nothing', '--gender', 'MEN'], '*.nothing: no photo matches'],
  [['a.jpg', '--gender', 'MEN', '--retry-errors'], '--out'],
  [['a.jpg', '--gender', 'MEN', '--record', 'x', '--replay', 'y'], 'cannot be used together'],
  [['a.jpg', '--gender', 'MEN', '--record', 'x'], '--record needs --api'],
  [['a.jpg', '--gender', 'MEN', '--timeout', '9'], '--timeout needs --api'],
])(
  'kaoiro diagnose rejects %j with exit code 2 and one line that gives the reason',
  async (args, words) => {
    const { code, stdout, stderr } = await kaoiro(['diagnose', ...args])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^kaoiro: [^\n]*\n$/)
    expect(stderr).toContain(words)
  },
)
