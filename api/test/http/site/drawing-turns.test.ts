import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { drawingTurns } from '../../../src/http/site/drawing-turns.js'

const request = { ip: '192.0.2.1' }

test('a drawing that is requested again while it waits is drawn once', async () => {
  const drawOnce = drawingTurns()<string>(10)
  let count = 0
  const ask = () => drawOnce(request, 'a', () => Promise.resolve(`drawing ${++count}`))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill(O.some('drawing 1')))
})

test('drawings of all kinds are drawn one at a time', async () => {
  const keepDrawings = drawingTurns()
  const kinds = [keepDrawings<string>(10), keepDrawings<string>(10)]
  let underWay = 0
  const draw = async () => {
    expect(++underWay).toBe(1)
    await new Promise(setImmediate)
    underWay--
    return 'drawing'
  }
  await Promise.all(kinds.flatMap((drawOnce) => [1, 2].map((n) => drawOnce(request, `${n}`, draw))))
})

test('a failed drawing is tried again', async () => {
  const drawOnce = drawingTurns()<string>(10)
  expect(await drawOnce(request, 'a', () => Promise.resolve(null))).toEqual(O.none)
  expect(await drawOnce(request, 'a', () => Promise.resolve('drawing'))).toEqual(O.some('drawing'))
})
