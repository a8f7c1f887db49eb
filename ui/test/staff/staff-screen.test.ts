import { expect, it } from 'vitest'
import { compare, content, counter, start } from '@kaoiro/texts/ja'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { addressWith, codeWith } from '../results.js'
import { visibleText } from '../visible-text.js'
import { visitorOf } from '../visitor.js'

const site = useSite()
const { staff: words } = counter

it('the staff’s screen shows results in a chat, and what is wrong with a bad link', async () => {
  const page = await site.open('/staff')
  const show = async (text: string) => {
    await page.getByRole('textbox').fill(text)
    await page.getByRole('button', { name: words.open }).click()
  }
  await show(`診断しました！ https://example.com${addressWith()}?lang=ja）よろしくね`)
  const result = page.getByRole('article')
  await result.getByRole('heading', { name: words.reasons }).waitFor()
  const shown = await visibleText(result)
  for (const text of [
    codeWith(),
    start.genders.WOMEN,
    content.faceTypes.natural.name,
    content.seasons.winter.name,
  ])
    expect(shown).toContain(text)
  await result.getByText('B-12').waitFor()
  await result.getByText(content.axes[0].title, { exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  const codes = ['zzzzzzzz', codeWith(), '3MMBBYc']
  await show(codes.map((code) => `https://a.example/result/${code}`).join(' '))
  await result.nth(1).waitFor()
  const problem = `zzzzzzzz: ${compare.problems.tooManyDigits({ max: 7 })}`
  await visitorOf(page).alert.getByText(problem).waitFor()
})
