import { expect, it } from 'vitest'
import { capture } from '@kaoiro/texts/ja'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { mockService } from '../mock-service.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

/**
 * Runs in the page: stops the animations in the middle of a part of their cycle. Returns the indices of the visible
 * lights on the photo, and of the visible lines below the words.
 */
const litAt = (cyclePart: number) => {
  const shown = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation)
    .filter(({ animationName }) => animationName.includes('scan'))
    .flatMap((scan) => {
      const { effect } = scan
      if (!(effect instanceof KeyframeEffect) || effect.target === null) return []
      scan.pause()
      scan.currentTime = Number(effect.getTiming().duration) * cyclePart
      const { opacity } = getComputedStyle(effect.target, effect.pseudoElement)
      return [{ isLight: effect.pseudoElement === null, isShown: Number(opacity) > 0.5 }]
    })
  const shownOf = (isLight: boolean) =>
    shown
      .filter((one) => one.isLight === isLight)
      .flatMap(({ isShown }, index) => (isShown ? [index] : []))
  return { lights: shownOf(true), lines: shownOf(false) }
}

it('during the analysis, each part of the face is lit in turn, and its word marked', async () => {
  const { label, parts } = capture.analysing.lookedAt
  const words = Object.values(parts)
  const page = await site.open(
    '/capture?gender=WOMEN',
    async (page) => {
      await mockService(page)
      await heldRequests('**/v1/sessions/s-1').hold(page)
    },
    { reducedMotion: 'no-preference' },
  )
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  const list = page.getByRole('list', { name: label })
  expect(await list.getByRole('listitem').allTextContents()).toEqual(words)
  for (const index of words.keys())
    expect(await page.evaluate(litAt, (index + 0.5) / words.length)).toEqual({
      lights: [index],
      lines: [index],
    })
})
