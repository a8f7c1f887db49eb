import { expect, it } from 'vitest'
import { useSite } from './browser.js'
import { heldRequests } from './held-requests.js'
import { settled } from './settled.js'

const site = useSite()

/** Lets a page show some frames. Runs in the page. */
const showFrames = async () => {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

it('a page has settled when its code has drawn and a fade has ended, although a spinner turns', async () => {
  const held = heldRequests('**/portrait-*.js')
  const page = await site.open('/component-catalog', held.hold, { reducedMotion: 'no-preference' })
  await held.requested
  const drawings = page.locator('[data-catalogue^="FaceDrawing"]:has(svg)')
  const fade = await page.evaluateHandle(() => document.body.animate({ opacity: [0, 1] }, 400))
  const drawn = settled(page).then(() => drawings.count())
  await page.evaluate(showFrames)
  held.release()
  expect(await drawn).toBe(2)
  expect(await fade.evaluate(({ playState }) => playState)).toBe('finished')
})
