import { expect, it } from 'vitest'
import { useSite } from './browser.js'
import { heldRequests } from './held-requests.js'
import { settled } from './settled.js'

const site = useSite()

/** Lets a page show some frames. Runs in the page. */
const showFrames = async () => {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

it('a page has settled when the code that it loads has drawn', async () => {
  const held = heldRequests('**/portrait-*.js')
  const page = await site.open('/component-catalog', held.hold)
  await held.requested
  const drawings = page.locator('[data-catalogue^="FaceDrawing"]:has(svg)')
  const drawn = settled(page).then(() => drawings.count())
  await page.evaluate(showFrames)
  held.release()
  expect(await drawn).toBe(2)
})

it('a page has settled when a fade has ended, although a spinner turns', async () => {
  const page = await site.open('/component-catalog', undefined, { reducedMotion: 'no-preference' })
  const fade = await page.evaluateHandle(() => document.body.animate({ opacity: [0, 1] }, 400))
  await settled(page)
  expect(await fade.evaluate(({ playState }) => playState)).toBe('finished')
})
