import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'
import { displayWidth } from '../../../src/print/columns.js'
import type { Ran } from '../../in-process.js'
import { jsonLinesIn, kaoiro } from '../../in-process.js'
import { closeAnalyser, openAnalysers } from '../../analyser/shared-analyser.js'

vi.mock('../../../src/analyser/lazy-analyser.js', () => import('../../analyser/shared-analyser.js'))

const folder = await useFolder()

const drawn: Readonly<Record<string, readonly [portrait: string, shot: Shot]>> = {
  closed: ['closed-eyes', {}],
  covered: ['mask', {}],
  good: ['spring-woman', {}],
  tilted: ['turned-12', { roll: 12, position: { x: 0.25, y: 0.3 }, scale: 0.25 }],
  turned: ['turned-35', {}],
}

beforeAll(async () => {
  for (const [name, [portrait, shot]] of Object.entries(drawn))
    await writeFile(photo(name), encodeJpeg(photograph(portrait, shot)))
  await copyFile(fixturePath('photos/two-faces.jpg'), photo('two'))
})

// Each run must close the analyser that it opens.
afterEach(() => expect(openAnalysers()).toBe(0))

afterAll(closeAnalyser)

const photo = (name: string) => path.join(folder, `${name}.jpg`)

const check = (names: ReadonlyArray<string>, ...options: ReadonlyArray<string>) =>
  kaoiro(['check', ...names.map(photo), '--faces', '--quiet', ...options])

/** The rows of one photo's report, from the first row about the face. */
const partOf = (report: string, name: string): ReadonlyArray<string> => {
  const lines =
    report
      .split('\n\n')
      .find((part) => part.startsWith(photo(name)))
      ?.split('\n') ?? []
  return lines.slice(lines.findIndex((line) => line.startsWith('  Face ')))
}

describe('kaoiro check --faces', () => {
  const names = [...Object.keys(drawn), 'two']
  let report: Ran

  beforeAll(async () => {
    report = await check(names)
  })

  test('prints the position, angle and expression of the face', () => {
    expect(partOf(report.stdout, 'good')).toEqual([
      expect.stringMatching(/^ {2}Face +4\d % of the width, in the middle$/),
      expect.stringMatching(/^ {2}Turn +(\d° (left|right), )?\d° down$/),
      expect.stringMatching(/^ {2}Expression +neutral, eyes open$/),
      '  ✓ No problems found.',
    ])
    const [face, turn] = partOf(report.stdout, 'tilted')
    expect(face).toMatch(/^ {2}Face +2\d % of the width, on the left$/)
    expect(turn).toMatch(/^ {2}Turn +\d+° right, \d° down, tilted 1\d° clockwise$/)
  })

  test('prints a remark with advice on closed eyes', () => {
    const [, , expression, ...remarks] = partOf(report.stdout, 'closed')
    expect(expression).toMatch(/^ {2}Expression +eyes closed$/)
    expect(remarks).toEqual(['  ! Closed eyes: Keep both eyes open.'])
  })

  test.each([
    ['two', 'More than one face was found.'],
    ['covered', 'Part of the face is covered.'],
  ])('prints once why the service would reject the photo: %s', (name, why) => {
    const marked = partOf(report.stdout, name).filter((line) => /^ {2}[✓✗!]/.test(line))
    expect(marked).toEqual([expect.stringContaining(`  ✗ The service would reject it. ${why}`)])
  })

  test('exits with 1 if the service would reject a photo, but not because of remarks', async () => {
    expect(report).toMatchObject({ code: 1, stderr: '' })
    expect(await check(['good', 'closed'])).toMatchObject({ code: 0, stderr: '' })
  })

  test('prints every face, the expression and each reason with its message as JSON', async () => {
    const { code, stdout } = await check(['closed', 'good', 'turned', 'two'], '--json')
    expect(code).toBe(1)
    const [closed, good, turned, two] = jsonLinesIn(stdout)
    expect(closed).toMatchObject({
      expression: { areEyesClosed: true },
      refusal: null,
      remarks: [{ kind: 'closed-eyes', message: 'Closed eyes: Keep both eyes open.' }],
    })
    expect(good).toMatchObject({
      expression: { isSmiling: false, isMouthOpen: false, areEyesClosed: false },
      refusal: null,
      remarks: [],
    })
    expect(turned).toMatchObject({
      expression: null,
      refusal: { kind: 'face-turned' },
      remarks: [],
    })
    expect(good).toMatchObject({ prepared: { width: 531 }, faces: [{}] })
    expect(two).toMatchObject({ faces: [{}, {}], refusal: { kind: 'many-faces' } })
  })

  test('fits 80 columns in English, and 50 in Japanese', async () => {
    const args = ['check', ...names.map(photo), '--faces', '--quiet', '--lang', 'ja']
    const { stdout } = await kaoiro(args, { outColumns: 50 })
    const wider = (text: string, columns: number) =>
      text.split('\n').filter((row) => row.startsWith(' ') && displayWidth(row) > columns)
    expect(wider(report.stdout, 80)).toEqual([])
    expect(wider(stdout, 50)).toEqual([])
  })
})

test('kaoiro check --json omits faces without --faces', async () => {
  const { stdout } = await kaoiro(['check', photo('good'), '--json'])
  const record = JSON.parse(stdout) as object
  for (const key of ['faces', 'expression', 'refusal', 'remarks'])
    expect(record).not.toHaveProperty(key)
})
