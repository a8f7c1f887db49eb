import { it } from 'vitest'
import { useSite } from './browser.js'
import { heldRequests } from './held-requests.js'
import { visitorOf } from './visitor.js'

const site = useSite()

it('a visitor can go elsewhere while a screen loads', async () => {
  const page = await site.open('/nowhere')
  const visitor = visitorOf(page)
  const { hold, requested, release } = heldRequests('**/capture-screen-*.js')
  await hold(page)
  await visitor.follow('はじめの画面へ')
  await visitor.gender('女性').check()
  await visitor.agree.check()
  await visitor.start.click()
  await requested
  await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
  await visitor.start.waitFor()
  await visitor.start.click()
  release()
  await visitor.heading('撮影前にご確認ください').waitFor()
})

it('a script that does not load is reported, can be loaded again, and leaves other screens usable', async () => {
  const script = '**/capture-screen-*.js'
  const page = await site.open('/capture?gender=WOMEN', (page) =>
    page.route(script, (route) => route.abort()),
  )
  const visitor = visitorOf(page)
  await visitor.heading('ページを表示できません').waitFor()
  await page.getByText('ページを読み込めませんでした。').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Kaoiro' }).click()
  await visitor.start.waitFor()
  await page.goBack()
  await visitor.heading('ページを表示できません').waitFor()
  await page.unroute(script)
  await visitor.press('再読み込みする')
  await visitor.heading('撮影前にご確認ください').waitFor()
})
