import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { drawingTurns } from '../../../src/http/site/drawing-turns.js'

const request = { ip: '192.0.2.1' }

test('the main thread handles what has arrived between two drawings', async () => {
  const drawOnce = drawingTurns()<string>(10)
  const done: Array<string> = []
  const draw = (name: string) => () => {
    done.push(name)
    setImmediate(() => done.push('a poll'))
    return name
  }
  await Promise.all(['a', 'b', 'c'].map((name) => drawOnce(request, name, draw(name))))
  expect(done).toEqual(['a', 'a poll', 'b', 'a poll', 'c', 'a poll'])
})

test('a drawing that is asked for again while it waits is drawn once', async () => {
  const drawOnce = drawingTurns()<string>(10)
  let count = 0
  const ask = () => drawOnce(request, 'a', () => `drawing ${++count}`)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill(O.some('drawing 1')))
})
