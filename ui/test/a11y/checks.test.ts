import { expect, it } from 'vitest'
import { useSite } from '../browser.js'
import { moduleWith } from '../screens/steps.js'
import {
  coveringBarsOn,
  looseTextsOn,
  smallTargetsOn,
  violationsOn,
  withLargeText,
} from './checks.js'
import { wordsBrokenOn } from '../visual/line-breaks.js'

const site = useSite()

/** Opens a page with this HTML at the start of its content. */
const openWith = async (html: string) => {
  // The site's policy forbids inline styles.
  const page = await site.open('/nowhere', undefined, { bypassCSP: true })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html),
    html,
  )
  return page
}

it('violationsOn finds an image without alternative text and text of low contrast', async () => {
  const page = await openWith('<img src="/favicon.svg"><p style="color: #ccc">pale</p>')
  const rules = (await violationsOn(page)).map((violation) => violation.split(' ')[0])
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
})

it('smallTargetsOn finds a small button and a low link, but not a link in a sentence', async () => {
  const page = await openWith(
    '<button id="small">+</button><a href="/" id="low">On</a><p>Or <a href="/">go</a>.</p>',
  )
  const small = await smallTargetsOn(page)
  expect(small.map((line) => /id="(\w+)"/.exec(line)?.[1])).toEqual(['small', 'low'])
})

it('looseTextsOn finds text nodes that React manages', async () => {
  const page = await site.open('/nowhere', (page) =>
    page.route('**/not-found-screen-*.js', moduleWith('export default () => ["loose"]')),
  )
  await page.getByText('loose').waitFor()
  expect(await looseTextsOn(page)).toEqual([expect.stringMatching(/>loose<\/main>$/)])
})

it('coveringBarsOn finds a sticky bar of over a quarter of the height, but not a lower one', async () => {
  const bar = (height: number) =>
    `<div class="bar${height}" style="position: sticky; height: ${height}vh"></div>`
  const page = await openWith(bar(26) + bar(24))
  expect(await coveringBarsOn(page)).toEqual([expect.stringMatching(/^bar26 covers/)])
})

it('withLargeText and wordsBrokenOn find a word that breaks only in large text', async () => {
  const page = await openWith('<p style="width: 150px; font-size: 1rem">ナチュラル</p>')
  expect(await wordsBrokenOn(page)).toEqual([])
  expect(await withLargeText(page, () => wordsBrokenOn(page))).not.toEqual([])
  expect(await wordsBrokenOn(page)).toEqual([])
})
