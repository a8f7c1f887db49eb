import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

it('leads from the terms to the palette of a season without a photo, and back to the same choice', async () => {
  const page = await site.open()
  const visitor = visitorOf(page)
  await visitor.gender('女性').check()
  await visitor.follow('お写真の分析について')
  await visitor.heading('お写真の分析について').waitFor()
  await page.getByText('16歳未満の方へ').waitFor()
  await visitor.follow('診断結果の例：ブルーベース夏')
  await visitor.heading('診断結果').waitFor()
  await page.getByRole('heading', { name: '似合う色、離したい色', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'オンラインカウンセリング' }).waitFor()
  await page.goBack()
  await visitor.start.waitFor()
  expect(await visitor.gender('女性').isChecked()).toBe(true)
})
