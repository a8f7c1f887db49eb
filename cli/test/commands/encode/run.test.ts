import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultCode } from '@kaoiro/core/result-code'
import { diagnosisOf } from '@kaoiro/core/diagnosis'
import { answerFromWire } from '@kaoiro/core/wire'
import { analysisResultArb } from '@kaoiro/fixtures/arbitraries/session'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { sampleResult as result } from '@kaoiro/fixtures/services/stub-service'
import { inputOf, kaoiro } from '../../in-process.js'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { utf16Le } from '@kaoiro/fixtures/utf16'

const folder = await useFolder()

const encode = (saved: unknown, args: ReadonlyArray<string> = [], env = {}) =>
  kaoiro(['encode', '--gender', 'WOMEN', ...args], { input: inputOf(JSON.stringify(saved)), env })

describe('kaoiro encode', () => {
  test('prints the code of a saved result on stdin, and on stderr how to get its URL', async () => {
    expect(await encode(result)).toEqual({
      code: 0,
      stdout: '1F7womQ\n',
      stderr: 'No address of the result page: give its site with --site URL or KAOIRO_SITE_URL.\n',
    })
    expect((await encode(result, ['--quiet'])).stderr).toBe('')
    expect(await encode({ data: { status: 'completed', result } }, ['-'])).toEqual(
      await encode(result),
    )
  })

  test('takes the site from --site, KAOIRO_SITE_URL or KAOIRO_API_URL', async () => {
    const url = 'https://beauty.example.com/result/1F7womQ'
    const env = { KAOIRO_SITE_URL: 'https://beauty.example.com' }
    expect(await encode(result, ['--site', 'https://beauty.example.com/'])).toEqual({
      code: 0,
      stdout: `1F7womQ\n${url}\n`,
      stderr: '',
    })
    expect((await encode(result, [], env)).stdout).toContain(url)
    const apiEnv = { KAOIRO_API_URL: 'https://api.example.com' }
    expect((await encode(result, [], { ...apiEnv, ...env })).stdout).toContain(url)
    expect((await encode(result, [], apiEnv)).stdout).toContain('https://api.example.com/result/')
  })

  test('prints the same object as diagnose with --json', async () => {
    const faceType = { ...result.face_type, proportion: { pretty: 80, sweet: 20 } }
    const { stdout } = await encode({ ...result, face_type: faceType }, ['--json'])
    expect(stdout).toBe(
      '{"faceType":"pretty","colorType":"spring","gender":"WOMEN","faceTypeAnalysis":[3,2,1,1,1],' +
        '"colorComposition":{"spring":58,"summer":24,"autumn":14,"winter":4},' +
        '"levels":{"faceLine":4,"eyebrowAngle":3,"eyeVerticalLength":2,"mouthWidth":2,"noseRatio":2},' +
        '"confidence":{"faceType":0.8,"season":0.58,"both":0.46},' +
        '"faceTypes":{"smart-casual":0,"natural":0,"pretty":80,"basic":0,"handsome":0,"chic":0,"sweet":20},' +
        '"code":"1F7womQ","fallbacks":[]}\n',
    )
  })

  test('prints confidences and doubts of the saved result with --json', async () => {
    const { exchanges, end } = (await readJsonFixture(
      'conversations/completed-with-doubts.json',
    )) as {
      exchanges: ReadonlyArray<{ response: { body: unknown } }>
      end: { diagnosis: object; certainty: object; code: string }
    }
    const { stdout } = await encode(exchanges.at(-1)?.response.body, ['--json'])
    expect(JSON.parse(stdout)).toEqual({
      ...end.diagnosis,
      ...end.certainty,
      levels: {
        faceLine: 4,
        eyebrowAngle: 1,
        eyeVerticalLength: 3,
        mouthWidth: 1,
        noseRatio: 3,
      },
      confidence: { faceType: 0.78, season: 0.64, both: 0.5 },
      code: end.code,
      fallbacks: [],
    })
  })

  test('prints the right code for any result from the service', async () => {
    await fc.assert(
      fc.asyncProperty(genderArb, analysisResultArb, async (gender, sent) => {
        const input = inputOf(JSON.stringify(sent))
        const { stdout } = await kaoiro(['encode', '--gender', gender, '--quiet'], { input })
        expect(stdout.split('\n')[0]).toBe(
          resultCode.encode(diagnosisOf(gender)(answerFromWire(sent))),
        )
      }),
    )
  })
})

describe('fallbacks', () => {
  const odd = {
    face_type: { ...result.face_type, face_type: 'elegant' },
    personal_color: {
      personal_color: 'fall',
      proportion: { spring: 100, autumn: 100, winter: 0 },
    },
  }

  test('are reported on stderr, one per line', async () => {
    const { code, stdout, stderr } = await encode(odd, ['--site', 'https://beauty.example.com'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\w+\nhttp/)
    expect(stderr.split('\n')).toEqual([
      'kaoiro: stdin: unknown face pattern "elegant"; "Pretty" is used instead',
      'kaoiro: stdin: unknown season "fall"; "Yellow-base spring" is used instead',
      'kaoiro: stdin: the percentages spring 100, autumn 100, winter 0 were' +
        ' adjusted to spring 50, summer 0, autumn 50, winter 0',
      '',
    ])
  })

  test('are reported in Japanese for a face type that is hidden for the gender', async () => {
    const wild = { ...result, face_type: { ...result.face_type, face_type: 'wild' } }
    const { stderr } = await encode(wild, ['--lang', 'ja'])
    expect(stderr).toContain(
      'kaoiro: 標準入力: フェイスパターン「ワイルド」はこの性別では表示しないため、「プリティ」としました\n',
    )
  })

  test('are part of the JSON and not reported with --quiet', async () => {
    const { stdout, stderr } = await encode(odd, ['--json', '--quiet'])
    expect(stderr).toBe('')
    const { fallbacks } = JSON.parse(stdout) as { fallbacks: ReadonlyArray<{ _tag: string }> }
    expect(fallbacks.map(({ _tag }) => _tag)).toEqual([
      'UnknownFaceType',
      'UnknownSeason',
      'ProportionFitted',
    ])
  })
})

describe('kaoiro encode with invalid input', () => {
  test.each([
    ['not JSON', 'not JSON; a saved API result is needed'],
    ['{}', '"face_type" is missing or invalid'],
    [
      JSON.stringify({ status: 'completed', result: { ...result, personal_color: {} } }),
      '"result.personal_color.personal_color" is missing or invalid',
    ],
    [
      '{"status":"analyzing"}',
      'its status is "analyzing", so it contains no result yet; save a later answer',
    ],
    [
      '{"status":"failed","reason":"\\u001bno-face"}',
      'the analysis failed (\ufffdno-face), so it contains no result',
    ],
    ['x'.repeat(1_000_001), 'it is larger than 1000000 bytes, so it is not a saved API result'],
  ])('reports in one line: %.60s', async (text, why) => {
    const ran = await kaoiro(['encode', '--gender', 'MEN'], { input: inputOf(text) })
    expect(ran).toEqual({ code: 1, stdout: '', stderr: `kaoiro: stdin: ${why}\n` })
  })

  test('exits with 130 on Ctrl-C', async () => {
    const { code } = await kaoiro(['encode', '--gender', 'MEN'], { signal: AbortSignal.abort() })
    expect(code).toBe(130)
  })
})

describe('kaoiro encode with a file', () => {
  test.each([
    ['UTF-8 with a byte order mark', (text: string) => `\ufeff${text}`],
    ['UTF-16', utf16Le],
  ])('reads %s', async (_, encoded) => {
    const file = path.join(folder, 'result.json')
    await writeFile(file, encoded(JSON.stringify(result)))
    const { code, stdout } = await kaoiro(['encode', file, '--gender', 'WOMEN'])
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: '1F7womQ\n',
    })
  })

  test('reports a file in another encoding', async () => {
    const file = path.join(folder, 'sjis.json')
    await writeFile(file, Buffer.of(0x8a, 0xe7))
    const { code, stderr } = await kaoiro(['encode', file, '--gender', 'WOMEN'])
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `kaoiro: ${file}: not UTF-8; save it as UTF-8\n`,
    })
  })

  test('reports an unreadable file by its name', async () => {
    const missing = path.join(folder, 'missing.json')
    const { stderr } = await kaoiro(['encode', missing, '--gender', 'WOMEN'])
    expect(stderr).toBe(`kaoiro: ${missing}: no such file\n`)
    const inJapanese = await kaoiro(['encode', folder, '--gender', 'WOMEN', '--lang', 'ja'])
    expect(inJapanese).toMatchObject({ code: 1, stdout: '' })
    expect(inJapanese.stderr).toContain(`${folder}: フォルダーです。`)
  })
})
