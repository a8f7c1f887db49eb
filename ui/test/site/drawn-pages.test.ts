import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { palettes } from '@kaoiro/core/palette'
import { comparePath, resultPath, resultCode } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { compare, result } from '@kaoiro/texts/ja'
import { violationsOn } from '../a11y/checks.js'
import { useSite } from '../browser.js'
import { addressWith, codeWith, diagnosis } from '../results.js'
import { visitorOf } from '../visitor.js'
import { builtRenderer, pageTexts } from './built-site.js'

const site = useSite()

const a = codeWith()
const b = codeWith({ faceType: 'chic', colorType: 'summer', faceTypeAnalysis: [0, 1, 2, 0, 2] })

/** Keeps the page as the service has rendered it. */
const withoutScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())

/** Remembers the server-rendered heading before the app starts. */
const rememberHeading = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'rendered', document.querySelector('h1'))
    })
  })

/** Returns whether the app has kept the server-rendered heading. */
const keepsRememberedHeading = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'rendered') === document.querySelector('h1'))

interface Rendered {
  readonly path: string
  readonly html: string
  /** Selector of an element that the app renders at this path, but not at the previous one. */
  readonly sign: string
}

/** Runs in the page: returns the paths that app and service render differently, apart from generated ids. */
const findDifferent = async (pages: ReadonlyArray<Rendered>): Promise<ReadonlyArray<string>> => {
  const normalized = (root: Element | null): string => {
    const copy = document.createElement('div')
    // React separates adjacent texts with comments.
    copy.innerHTML = (root?.innerHTML ?? '').replaceAll('<!-- -->', '')
    // Only the server renders content for browsers without scripts, and preloads.
    copy.querySelectorAll('noscript, link').forEach((extra) => extra.remove())
    return Array.from(copy.querySelectorAll('*'))
      .flatMap(({ tagName, attributes, childNodes }) => [
        tagName,
        ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).sort(),
        ...Array.from(childNodes, (child) => (child instanceof Text ? child.data : '')),
      ])
      .join('\n')
      .replace(/\n+/g, '\n')
      .replace(/=_[rR]_\w*/g, '=id')
  }
  const different: Array<string> = []
  for (const { path, html, sign } of pages) {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    // The app loads the drawing of a face after it has rendered.
    const isComplete = () =>
      document.querySelector(sign) !== null &&
      document.querySelector('div[role="img"]:empty') === null
    while (!isComplete()) await new Promise((resolve) => setTimeout(resolve))
    const rendered = new DOMParser().parseFromString(html, 'text/html').querySelector('#root')
    if (normalized(rendered) !== normalized(document.querySelector('#root'))) different.push(path)
  }
  return different
}

/** The service does not render what the app loads as it comes near. */
const withoutLaterSections = (page: Page) =>
  page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined
  })

const waitForApp = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-drawn]'))

const codeArb = diagnosisArb.map(resultCode.encode)

/** Two results, which are sometimes the same. */
const pairArb = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(codeArb, codeArb) },
  codeArb.map((code) => [code, code] as const),
)

it('the service renders like the app in every language', async () => {
  const render = await builtRenderer()
  for (const [seed, { language, query }] of pageTexts.entries()) {
    const htmlAt = (path: string) => render({ path, language, site: '' })?.html ?? ''
    const results = fc.sample(codeArb, { numRuns: 12, seed }).map((code) => {
      const path = resultPath(code)
      return { path, sign: `main a[href="${comparePath(code)}"]`, html: htmlAt(path) }
    })
    const html = htmlAt(resultPath(a))
    const withZeros = { path: resultPath(`00${a}`), sign: `main a[href$="${a}"]`, html }
    const pairs = fc.sample(pairArb, { numRuns: 6, seed }).map(([one, other]) => {
      const path = comparePath(one, other)
      const [linkA, linkB] = [one, other].map((code) => `:has(a[href="${resultPath(code)}"])`)
      return { path, sign: `main${linkA}${linkB}`, html: htmlAt(path) }
    })
    for (const [first, pages] of [
      [resultPath('1F7womQ'), [...results, withZeros]],
      [comparePath(a, b), pairs],
    ] as const) {
      const page = await site.open(first + query, withoutLaterSections)
      await waitForApp(page)
      expect(await page.evaluate(findDifferent, pages), language).toEqual([])
      await page.context().close()
    }
  }
})

// A hydration mismatch would be an uncaught error, which fails the test (useSite).
it('pages rendered by the service are hydrated, with the face of a result, which the app does not draw again', async () => {
  const requested: Array<string> = []
  const openWatched = (address: string) =>
    site.open(address, async (page) => {
      page.on('request', (request) => requested.push(request.url()))
      await page.addInitScript(() => Reflect.set(navigator, 'share', undefined))
      await rememberHeading(page)
    })
  const page = await openWatched(addressWith())
  const { content } = result
  const face = page.getByRole('img', { name: content.pictures.pattern('natural') })
  expect(await face.locator('path').count()).toBeGreaterThan(50)
  expect(requested.filter((url) => url.includes('portrait'))).toEqual([])
  await page.getByRole('button', { name: result.more }).first().click()
  await page.getByText(`A${content.axes[0].title}`, { exact: true }).waitFor()
  expect(await keepsRememberedHeading(page)).toBe(true)

  const compared = await openWatched(comparePath(a, b))
  const visitor = visitorOf(compared)
  await visitor.press(compare.share)
  await visitor.status.getByText(/./).waitFor()
  expect(await keepsRememberedHeading(compared)).toBe(true)
})

// The texts of the pages of results are tested without a browser (result-page.test.ts, page-renderer.test.ts).
it('pages rendered by the service are accessible before their scripts, and without them, but for the buttons', async () => {
  const early = await site.openUnhydrated('/gender-select', withoutScripts)
  await visitorOf(early).heading('診断する性別をお選びください').waitFor()
  expect(await violationsOn(early, { hydrates: false })).toEqual([])
  for (const address of [addressWith(), comparePath(a, b)]) {
    await early.goto(address)
    expect(await violationsOn(early, { hydrates: false })).toEqual([])
  }

  const plain = await site.openUnhydrated(comparePath(a, b), undefined, {
    javaScriptEnabled: false,
  })
  await visitorOf(plain).heading(compare.heading).waitFor()
  const { faceTypes, pictures, axes } = result.content
  for (const type of ['natural', 'chic'] as const)
    await plain.getByRole('img', { name: pictures.pattern(type), exact: true }).waitFor()
  for (const { title } of axes) await plain.getByText(title).first().waitFor()
  for (const heading of [compare.summary, compare.map, compare.chart, compare.composition])
    await plain.getByRole('heading', { name: heading, exact: true }).waitFor()
  expect(await plain.getByRole('button').count()).toBe(0)

  await plain.goto(addressWith())
  const text = plain.getByText(faceTypes.natural.description)
  expect(await text.evaluate((p) => p.scrollHeight > p.clientHeight + 1)).toBe(false)
  for (const picture of [
    pictures.pattern('natural'),
    pictures.season('winter'),
    pictures.composition(diagnosis.colorComposition),
  ])
    await plain.getByRole('img', { name: picture }).waitFor()
  const palette = plain.getByRole('list', { name: pictures.palette('winter') })
  expect(await palette.getByRole('listitem').allTextContents()).toEqual(
    palettes.winter.map(({ id }) => result.content.swatches[id]),
  )
  // Playwright does not find text in noscript.
  const figures = await plain.locator('noscript').first().innerText()
  for (const { title } of axes) expect(figures).toContain(title)
  expect(await plain.getByRole('button').count()).toBe(0)
})

it('the web manifest is found and understood by the browser', async () => {
  const page = await site.open()
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(errors).toEqual([])
  const answer = await page.request.get(url)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
})
