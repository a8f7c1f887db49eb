import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Drawn } from '../../src/cards/open-cards.js'
import { maxPending, shareDrawings } from '../../src/cards/open-cards.js'
import type { CardRequest } from '../../src/http/ports/site.js'

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
  const both = [draw(one, 'a'), draw(one, 'b')]
  expect(ends).toHaveLength(1)
  ends[0]?.(picture)
  expect(await Promise.all(both)).toEqual([picture, picture])
  expect(await draw(one, 'a')).toEqual(picture)
  expect(ends).toHaveLength(1)
})

test('rejects requests of a client that has half of the places, and draws for another one next', async () => {
  const { ends, drawNew } = heldDrawings()
  const draw = shareDrawings(drawNew)
  const greedy = requests.slice(0, maxPending / 2 + 1).map((request) => draw(request, 'a'))
  expect(await greedy.at(-1)).toEqual(E.left('busy'))
  const visitor = draw(requests.at(-1) ?? one, 'b')
  for (const index of [0, 1]) {
    ends[index]?.(picture)
    await greedy[index]
  }
  ends[2]?.(picture)
  expect(await visitor).toEqual(picture)
})

test('retries a failed drawing at the next request', async () => {
  const { ends, drawNew } = heldDrawings()
  const draw = shareDrawings(drawNew)
  const first = draw(another, 'a')
  ends[0]?.(new Error('the thread died'))
  await expect(first).rejects.toThrow('the thread died')
  const second = draw(another, 'a')
  ends[1]?.(picture)
  expect(await second).toEqual(picture)
})
