import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { differences, obsoletePictures } from './expected.js'
import { shotOfPart } from './shot.js'

const site = useSite()

it('every component looks in every state as its picture', async () => {
  const page = await site.open('/component-catalog')
  const boxes = page.locator('[data-catalogue]')
  await boxes.first().waitFor()
  const names: Array<string> = []
  const found: Array<string> = []
  for (const box of await boxes.all()) {
    const name = (await box.getAttribute('data-catalogue')) ?? ''
    names.push(name)
    found.push(...(await differences('catalogue', name, await shotOfPart(box))))
  }
  expect(found).toEqual([])
  expect(await obsoletePictures('catalogue', names)).toEqual([])
})
