import { describe, expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

const adjusting = async () => {
  const page = await site.open('/capture?gender=WOMEN')
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  return { page, visitor, value: async () => Number(await visitor.slider.inputValue()) }
}

describe.concurrent('the hairline, without a pointer', () => {
  it('moves by each key: up is towards the top of the picture', async () => {
    const { visitor, value } = await adjusting()
    await visitor.slider.fill('30')
    for (const [key, expected] of [
      ['ArrowDown', 31],
      ['ArrowRight', 32],
      ['ArrowUp', 31],
      ['ArrowLeft', 30],
      ['PageDown', 40],
      ['PageUp', 30],
      ['Home', 0],
      ['End', 100],
    ] as const) {
      await visitor.slider.press(key)
      expect([key, await value()]).toEqual([key, expected])
    }
    expect(await visitor.slider.getAttribute('aria-valuetext')).toBe('上から100%')
  })

  it('stays at its end by each key that leads beyond it', async () => {
    const { visitor, value } = await adjusting()
    for (const [end, key] of [
      [0, 'ArrowUp'],
      [0, 'ArrowLeft'],
      [0, 'PageUp'],
      [100, 'ArrowDown'],
      [100, 'ArrowRight'],
      [100, 'PageDown'],
    ] as const) {
      await visitor.slider.fill(String(end))
      await visitor.slider.press(key)
      expect([key, await value()]).toEqual([key, end])
    }
  })

  it('moves by a percent with each button', async () => {
    const { page, visitor, value } = await adjusting()
    await visitor.press('線を下へ動かす')
    await visitor.press('線を下へ動かす')
    expect(await value()).toBe(22)
    await visitor.press('線を上へ動かす')
    await page.getByText('上から21%', { exact: true }).first().waitFor()
    expect(await value()).toBe(21)
  })
})
