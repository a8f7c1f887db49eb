import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { boxOf } from '../settled.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

it('the hairline follows mouse, finger and keys, and is locked while the photo is analysed', async () => {
  const page = await site.open('/capture?gender=WOMEN', heldRequests('**/bucket/*').hold)
  const visitor = visitorOf(page)
  await visitor.choose('portraits/spring-woman.jpg')
  const hasValue = (value: number) =>
    expect.poll(async () => Number(await visitor.slider.inputValue())).toBe(value)
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

  await drag(20, 60)
  await hasValue(60)
  // The button is released.
  await move(80)
  await hasValue(60)

  const client = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove', percent: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [await at(percent)] })
  await touch('touchStart', 60)
  for (const percent of [55, 45, 35, 30]) await touch('touchMove', percent)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await hasValue(30)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  // Up moves towards the top of the picture. The tests of core cover the other keys.
  await visitor.slider.press('ArrowUp')
  await hasValue(29)
  await visitor.slider.press('End')
  await hasValue(100)
  expect(await visitor.slider.getAttribute('aria-valuetext')).toBe('上から100%')
  await visitor.slider.fill('50')

  await visitor.check()
  await visitor.heading('分析しています').waitFor()
  await visitor.slider.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '線を下へ動かす' }).waitFor({ state: 'detached' })
  const hair = page.getByText('髪', { exact: true }).locator('..')
  const { height } = await boxOf(hair)
  await drag(50, 80)
  expect((await boxOf(hair)).height).toBe(height)
  await visitor.press('中止する')
  await hasValue(50)
})
