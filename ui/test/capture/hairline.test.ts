import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { boxOf } from '../settled.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const adjusting = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/capture?gender=WOMEN', prepare)
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  const value = async () => Number(await visitor.slider.inputValue())

  /** Returns the point in the middle of the picture at a height in percent. */
  const at = async (percent: number) => {
    const { x, y, width, height } = await boxOf(visitor.picture)
    return { x: x + width / 2, y: y + (height * percent) / 100 }
  }
  const move = async (percent: number) => {
    const { x, y } = await at(percent)
    await page.mouse.move(x, y, { steps: 4 })
  }
  const drag = async (from: number, to: number) => {
    await move(from)
    await page.mouse.down()
    await move(to)
    await page.mouse.up()
  }
  return { page, visitor, value, at, move, drag }
}

describe.concurrent('the hairline, dragged', () => {
  it('follows the mouse while its button is pressed', async ({ expect }) => {
    const { value, drag, move } = await adjusting()
    await drag(20, 60)
    await expect.poll(value).toBe(60)
    await move(80)
    expect(await value()).toBe(60)
  })

  it('follows a finger without scrolling the page', async ({ expect }) => {
    const { page, value, at } = await adjusting()
    const client = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove', percent: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [await at(percent)] })
    await touch('touchStart', 20)
    for (const percent of [25, 35, 45, 50]) await touch('touchMove', percent)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(value).toBe(50)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('is locked while the photo is analysed, and keeps its position', async ({ expect }) => {
    const { page, visitor, value, drag } = await adjusting(heldRequests('**/bucket/*').hold)
    await drag(20, 50)
    await expect.poll(value).toBe(50)
    await visitor.check()
    await visitor.heading('分析しています').waitFor()
    await visitor.slider.waitFor({ state: 'detached' })
    const down = page.getByRole('button', { name: '線を下へ動かす' })
    await down.waitFor({ state: 'detached' })
    const hair = page.getByText('髪', { exact: true }).locator('..')
    const height = async () => (await boxOf(hair)).height
    const before = await height()
    await drag(50, 80)
    expect(await height()).toBe(before)

    await visitor.press('中止する')
    await visitor.slider.waitFor()
    expect(await value()).toBe(50)
  })
})

describe.concurrent('the hairline, without a pointer', () => {
  it('moves with every key; up means towards the top of the picture', async ({ expect }) => {
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
      ['ArrowUp', 0],
      ['PageUp', 0],
      ['End', 100],
      ['ArrowDown', 100],
      ['PageDown', 100],
    ] as const) {
      await visitor.slider.press(key)
      await expect.poll(value, { message: key }).toBe(expected)
    }
    expect(await visitor.slider.getAttribute('aria-valuetext')).toBe('上から100%')
  })
})
