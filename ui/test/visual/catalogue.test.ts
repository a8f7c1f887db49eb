import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { differences, obsoletePictures } from './expected.js'
import { shotsOfParts } from './shot.js'

const site = useSite()

it('every component looks in every state as its picture', async () => {
  const page = await site.open('/component-catalog')
  const boxes = page.locator('[data-catalogue]')
  await boxes.first().waitFor()
  const names = await boxes.evaluateAll((all) =>
    all.map((box) => box.getAttribute('data-catalogue') ?? ''),
  )
  const shots = await shotsOfParts(boxes)
  expect(shots).toHaveLength(names.length)
  const found = await Promise.all(
    shots.map((shot, at) => differences('catalogue', names[at] ?? '', shot)),
  )
  expect(found.flat()).toEqual([])
  expect(await obsoletePictures('catalogue', names)).toEqual([])
})
