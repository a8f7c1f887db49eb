import { PNG } from 'pngjs'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { alsoSuits, keyColours } from '@kaoiro/core/palette'
import { tones } from '@kaoiro/drawing/pen'
import { languages } from '@kaoiro/core/language'
import { cardPath, comparePath, resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'

const fetched = async (path: string): Promise<Response> => fetch(inject('siteAddress') + path)

const bytesAt = async (path: string): Promise<Buffer> => {
  const answer = await fetched(path)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Returns the colours in a part of a picture, as `#rrggbb`. */
const coloursIn = (
  { data, width }: PNG,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): ReadonlySet<string> => {
  const found = new Set<string>()
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const at = 4 * (y * width + x)
      found.add(`#${data.subarray(at, at + 3).toString('hex')}`)
    }
  return found
}

const ground = new Set<string>([tones.ground])
const languageArb = fc.constantFrom(...languages)

// Drawing a card takes at least a tenth of a second.
const fewRuns = { numRuns: 6 }

describe('the card of a link', () => {
  it('has the size of a link preview, with empty margins', () =>
    fc.assert(
      fc.asyncProperty(diagnosisArb, languageArb, async (diagnosis, language) => {
        const path = cardPath(resultPath(resultCode.encode(diagnosis)))
        const bytes = await bytesAt(`${path}?lang=${language}`)
        const card = PNG.sync.read(bytes)
        expect([card.width, card.height]).toEqual([1200, 630])
        expect(coloursIn(card, { x: 1156, y: 0, width: 44, height: 630 })).toEqual(ground)
        expect(coloursIn(card, { x: 480, y: 0, width: 720, height: 40 })).toEqual(ground)
        expect(coloursIn(card, { x: 480, y: 612, width: 720, height: 18 })).toEqual(ground)
        for (const [index, { colour }] of keyColours(
          diagnosis.colorType,
          alsoSuits(diagnosis),
        ).entries())
          expect(coloursIn(card, { x: 442, y: 126 * index + 2, width: 32, height: 122 })).toEqual(
            new Set([colour]),
          )
        expect(bytes.length).toBeLessThan(120_000)
      }),
      fewRuns,
    ))

  it('shows two results side by side', () =>
    fc.assert(
      fc.asyncProperty(diagnosisArb, diagnosisArb, languageArb, async (left, right, language) => {
        const page = comparePath(resultCode.encode(left), resultCode.encode(right))
        const card = PNG.sync.read(await bytesAt(`${cardPath(page)}?lang=${language}`))
        expect([card.width, card.height]).toEqual([1200, 630])
        for (const [side, x] of [
          [left, 2],
          [right, 605],
        ] as const)
          for (const [index, { colour }] of keyColours(side.colorType, alsoSuits(side)).entries()) {
            const part = { x: x + Math.round(119.4 * index), y: 286, width: 115, height: 22 }
            expect(coloursIn(card, part)).toEqual(new Set([colour]))
          }
        expect(coloursIn(card, { x: 0, y: 320, width: 40, height: 310 })).toEqual(ground)
        expect(coloursIn(card, { x: 1160, y: 320, width: 40, height: 310 })).toEqual(ground)
      }),
      fewRuns,
    ))
})
