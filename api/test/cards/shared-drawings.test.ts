import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Drawn } from '../../src/cards/shared-drawings.js'
import { maxPending, shareDrawings } from '../../src/cards/shared-drawings.js'
import type { CardRequest } from '../../src/http/ports/cards.js'

const picture: Drawn = E.right(new Uint8Array([1, 2, 3]))

const requests: ReadonlyArray<CardRequest> = fc.sample(diagnosisArb, 1).flatMap((diagnosis) =>
  faceTypes.flatMap((faceType) =>
    seasons.map((colorType) => ({
      subject: [{ ...diagnosis, faceType, colorType }] as const,
      language: 'ja' as const,
    })),
  ),
)

const [one, another] = requests as [CardRequest, CardRequest]

/** Drawings that complete when the test calls `ends`. */
const heldDrawings = () => {
  const ends: Array<(drawn: Drawn | Error) => void> = []
  const drawNew = () =>
    new Promise<Drawn>((resolve, reject) => {
      ends.push((drawn) => {
        if (drawn instanceof Error) reject(drawn)
        else resolve(drawn)
      })
    })
  return { ends, drawNew }
}

test('shares one drawing among concurrent and later requests for the same card', async () => {
  const { ends, drawNew } = heldDrawings()
  const draw = shareDrawings(drawNew)
  const both = [draw(one), draw(one)]
  expect(ends).toHaveLength(1)
  ends[0]?.(picture)
  expect(await Promise.all(both)).toEqual([picture, picture])
  expect(await draw(one)).toEqual(picture)
  expect(ends).toHaveLength(1)
})

test('rejects a request while too many are pending', async () => {
  const { ends, drawNew } = heldDrawings()
  const draw = shareDrawings(drawNew)
  const waiting = requests.slice(0, maxPending).map(draw)
  const next = requests[maxPending] ?? one
  expect(await draw(next)).toEqual(E.left('busy'))
  expect(ends).toHaveLength(maxPending)
  ends[0]?.(picture)
  await waiting[0]
  void draw(next)
  expect(ends).toHaveLength(maxPending + 1)
})

test('retries a failed drawing at the next request', async () => {
  const { ends, drawNew } = heldDrawings()
  const draw = shareDrawings(drawNew)
  const first = draw(another)
  ends[0]?.(new Error('the thread died'))
  await expect(first).rejects.toThrow('the thread died')
  const second = draw(another)
  ends[1]?.(picture)
  expect(await second).toEqual(picture)
})
