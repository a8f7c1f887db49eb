import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { storedPhotograph } from '@kaoiro/fixtures/portrait/photograph/photograph'
import { population } from '@kaoiro/fixtures/portrait/population/population'
import type { DegradedCase } from '@kaoiro/fixtures/portrait/population/degraded'
import { degradedCases } from '@kaoiro/fixtures/portrait/population/degraded'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import { decodeJpeg, loadExaminer } from '@kaoiro/analyser/node'
import type { Examiner } from '../src/examine/examiner.js'

let examine: Examiner

beforeAll(async () => {
  examine = await loadExaminer()
})

const answerFor = async (jpeg: Uint8Array, { gender }: PortraitParameters, hairline: number) => {
  const pixels = await decodeJpeg(jpeg)
  if (E.isLeft(pixels)) throw new Error(pixels.left)
  const examined = await examine(pixels.right, { gender, hairline })
  return E.isLeft(examined) ? examined.left : null
}

const answerTo = async ({ photograph, parameters, hairline }: DegradedCase) =>
  answerFor(encodeJpeg(photograph(), parameters.quality), parameters, hairline)

/** A degraded photo for each reason and its clean twin, then the second variants for three of the reasons. */
const secondVariants = ['face-covered', 'colour-cast', 'no-colour']
const chosen = degradedCases(4, 44).filter(
  ({ reason }, i) => i < 22 || secondVariants.includes(reason ?? ''),
)

describe('the examiner rejects a degraded photo but not its clean twin', () => {
  test.each(chosen.map((degraded) => [degraded.name, degraded] as const))(
    '%s',
    async (_, degraded) => {
      expect(await answerTo(degraded)).toBe(degraded.reason)
    },
  )
})

describe('the examiner accepts', () => {
  const [sitter] = population(4, 1)
  if (sitter === undefined) throw new Error('no sitter')
  const neutral = { temperature: 6500, exposure: 0, direction: 0, strength: 0 }

  test.each<[string, Partial<PortraitParameters>]>([
    ['very deep skin', { skin: [30, 11, 14], lips: [28, 14, 8], background: [30, 0, 0] }],
    ['very fair skin', { skin: [82, 6, 13], background: [97, 0, 0] }],
    ['a lamp of 4000 K', { light: { ...neutral, temperature: 4000 } }],
    ['a dim room', { light: { ...neutral, exposure: -1 } }],
    ['clear glasses', { glasses: 'clear' }],
    ['a full beard', { gender: 'MEN', beard: 1 }],
    ['a soft lens', { blur: 1.2 }],
  ])('%s', async (_, change) => {
    const parameters = { ...sitter.parameters, ...change }
    expect(await answerFor(storedPhotograph(parameters), parameters, 20)).toBeNull()
  })
})
