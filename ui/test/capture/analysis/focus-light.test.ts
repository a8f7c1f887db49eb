import { describe, expect, it } from 'vitest'
import { capture } from '@kaoiro/texts/ja'
import { useSite } from '../../browser.js'
import { heldRequests } from '../../held-requests.js'
import { mockService } from '../../mock-service.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

const { label, parts } = capture.analysing.lookedAt
const words = Object.values(parts)

/** Opens the wait for an analysis that does not end. */
const waiting = async (reducedMotion: 'reduce' | 'no-preference') => {
  const page = await site.open(
    '/capture?gender=WOMEN',
    async (page) => {
      await mockService(page)
      await heldRequests('**/v1/sessions/s-1').hold(page)
    },
    { reducedMotion },
  )
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  await visitor.check()
  const list = page.getByRole('list', { name: label })
  await list.waitFor()
  return { page, list }
}

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

describe.concurrent('during the analysis', () => {
  it('each part of the face is lit in turn, and its word marked', async () => {
    const { page } = await waiting('no-preference')
    for (const index of words.keys())
      expect(await page.evaluate(litAt, (index + 0.5) / words.length)).toEqual({
        lights: [index],
        lines: [index],
      })
  })

  it('the parts are only named if the visitor prefers reduced motion', async () => {
    const { page, list } = await waiting('reduce')
    expect(await list.getByRole('listitem').allTextContents()).toEqual(words)
    expect(await page.evaluate(litAt, 0.5)).toEqual({ lights: [], lines: [] })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
