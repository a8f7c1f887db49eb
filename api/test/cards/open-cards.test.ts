import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { openCards } from '../../src/cards/open-cards.js'
import type { CardRequest } from '../../src/http/ports/site.js'
import type { ServiceEvent } from '../../src/sessions/model/service-event.js'

const folder = await useFolder()

beforeAll(async () => {
  const settings = { fontFamilies: { ja: 'None' }, version: 'v1', letters: 'Kaoiro' }
  await writeFile(path.join(folder, 'card.json'), JSON.stringify(settings))
})

const requests: ReadonlyArray<CardRequest> = fc
  .sample(fc.tuple(diagnosisArb), 2)
  .map((subject) => ({ subject, language: 'ja' }))

const [request, another] = requests as [CardRequest, CardRequest]

const workerOf = async (source: string): Promise<URL> => {
  const file = path.join(folder, 'worker.mjs')
  await writeFile(file, `import { parentPort } from 'node:worker_threads'\n${source}`)
  return pathToFileURL(file)
}

const look = { brand: { name: 'Kaoiro', mark: null }, logo: null, accent: '#8a2f3c' }

const cardsBy = async (worker?: URL) => {
  const events: Array<ServiceEvent> = []
  const { ofStore, close } = await openCards(folder, (event) => void events.push(event), worker)
  return { events, ofStore, cards: { ...ofStore(look), close } }
}

test('draws a PNG, even without a font', async () => {
  const { cards, ofStore, events } = await cardsBy()
  const drawn = await cards.draw(request, 'a')
  if (E.isLeft(drawn)) throw new Error(drawn.left)
  expect(Buffer.from(drawn.right.subarray(1, 4)).toString()).toBe('PNG')
  const other = ofStore({ ...look, accent: '#224466' })
  expect(other.version).not.toBe(cards.version)
  expect(ofStore({ ...look, accent: '#224466' }).version).toBe(other.version)
  await cards.close()
  expect(events).toEqual([])
})

test('reports once that the rasteriser cannot load, and then refuses all cards', async () => {
  const { cards, events } = await cardsBy(
    await workerOf(
      `parentPort.postMessage({ fault: 'no build' })
       export const draw = () => ({ _tag: 'Left', left: 'unavailable' })`,
    ),
  )
  expect(await cards.draw(request, 'a')).toEqual(E.left('unavailable'))
  expect(await cards.draw(another, 'a')).toEqual(E.left('unavailable'))
  await cards.close()
  expect(events).toEqual([
    { _tag: 'TaskFailed', task: 'loading the rasteriser of cards', error: new Error('no build') },
  ])
})

test('draws the next card after a crash of its thread', async () => {
  const { cards } = await cardsBy(
    await workerOf(
      `parentPort.postMessage({ fault: null })
       export const draw = ({ language }) => {
         if (language === 'en') process.exit(1)
         return { _tag: 'Right', right: new Uint8Array([7]) }
       }`,
    ),
  )
  await expect(cards.draw({ ...request, language: 'en' }, 'a')).rejects.toThrow()
  expect(await cards.draw(request, 'a')).toEqual(E.right(new Uint8Array([7])))
  await cards.close()
})

test('rejects a folder without a valid build', async () => {
  await expect(openCards(path.join(folder, 'none'), () => undefined)).rejects.toThrow('ENOENT')
  await writeFile(path.join(folder, 'card.json'), '{"version":1}')
  await expect(openCards(folder, () => undefined)).rejects.toThrow('Build the UI again')
})
