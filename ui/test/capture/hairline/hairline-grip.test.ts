import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../browser.js'
import { hold } from '../../intercept.js'
import { visitorOf } from '../../visitor.js'

const site = useSite()

const adjusting = async (prepare?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/capture?gender=WOMEN', prepare)
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  const value = async () => Number(await visitor.slider.inputValue())

  /** A place in the middle of the picture, in percent of its height. */
  const at = async (percent: number) => {
    const box = await visitor.picture.boundingBox()
    if (box === null) throw new Error('the picture is not shown')
    return { x: box.x + box.width / 2, y: box.y + (box.height * percent) / 100 }
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

describe.concurrent('the hairline', () => {
  it('lies at 20 percent until it is moved', async () => {
    const { visitor } = await adjusting()
    expect(await visitor.slider.inputValue()).toBe('20')
    expect(await visitor.slider.getAttribute('aria-valuetext')).toBe('上から20%')
  })

  it('follows the mouse while its button is held', async () => {
    const { value, drag, move } = await adjusting()
    await drag(20, 60)
    expect(await value()).toBe(60)
    await move(80)
    expect(await value()).toBe(60)
  })

  it('follows a finger, and the page does not scroll', async () => {
    const { page, value, at } = await adjusting()
    const client = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove', percent: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [await at(percent)] })
    await touch('touchStart', 20)
    for (const percent of [25, 35, 45, 50]) await touch('touchMove', percent)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await value()).toBe(50)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('moves by as much as the pointer, wherever on the line it is held', async () => {
    const { value, drag } = await adjusting()
    await drag(22, 62)
    expect(await value()).toBe(60)
  })

  it('stays on the picture', async () => {
    const { value, drag } = await adjusting()
    await drag(20, -30)
    expect(await value()).toBe(0)
    await drag(1, 130)
    expect(await value()).toBe(100)
  })

  it('separates the hair from the face at the slider’s position', async () => {
    const { page, visitor } = await adjusting()
    await visitor.slider.fill('40')
    const hair = await page.getByText('髪', { exact: true }).locator('..').boundingBox()
    const picture = await visitor.picture.boundingBox()
    expect((hair?.height ?? 0) / (picture?.height ?? 0)).toBeCloseTo(0.4, 2)
    expect(hair?.y).toBeCloseTo(picture?.y ?? 0, 0)
  })

  it('is locked while the photo is analysed, and keeps its place', async () => {
    const { page, visitor, value, drag } = await adjusting((page) => hold(page, '*/bucket/*'))
    await drag(20, 50)
    await visitor.check()
    await visitor.heading('分析しています').waitFor()
    expect(await visitor.slider.count()).toBe(0)
    expect(await page.getByRole('button', { name: '線を下へ動かす' }).count()).toBe(0)
    const hair = page.getByText('髪', { exact: true }).locator('..')
    const height = async () => (await hair.boundingBox())?.height
    const before = await height()
    await drag(50, 80)
    expect(await height()).toBe(before)

    await visitor.press('中止する')
    await visitor.slider.waitFor()
    expect(await value()).toBe(50)
  })
})
