import { describe, expect, it } from 'vitest'
import { resultPath } from '@kaoiro/core/result-code'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../browser.js'
import { heldRequests } from '../held-requests.js'
import { waitForHydration } from '../hydration.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const english = 'Select your gender'
const japanese = '診断する性別をお選びください'

describe.concurrent('the language', () => {
  it('of a page is that of its URL, or else the browser’s, as the service has drawn it', async () => {
    for (const [at, locale, language] of [
      ['/', 'fr-FR', 'ja'],
      ['/?lang=en-AU', 'ja-JP', 'en'],
      ['/', 'en-GB', 'en'],
      [resultPath(sampleCode), 'en-GB', 'en'],
      [resultPath(sampleCode), 'ja-JP', 'ja'],
    ] as const) {
      const page = await site.openUnhydrated(at, undefined, { locale })
      expect(await page.content(), `${at} in ${locale}`).toContain(`<html lang="${language}">`)
      await waitForHydration(page)
      expect(await page.getAttribute('html', 'lang')).toBe(language)
    }
  })

  it('changes with a choice from before the scripts have loaded', async () => {
    const { hold, release } = heldRequests('**/assets/*.js')
    const page = await site.open('/favicon.svg', hold)
    await page.goto('/?lang=ja', { waitUntil: 'commit' })
    await page.locator('header select').selectOption('en')
    release()
    await visitorOf(page).heading(english).waitFor()
  })

  it('of a URL is kept in its tab, a visitor’s choice in later ones', async () => {
    const page = await site.open('/?lang=en')
    const visitor = visitorOf(page)
    await visitor.heading(english).waitFor()
    await page.getByRole('radio', { name: 'Women', exact: true }).check()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Start' }).click()
    await visitor.heading('Please check before shooting').waitFor()
    await page.reload()
    await visitor.heading('Please check before shooting').waitFor()
    const openTab = async (at: string) => {
      const tab = await page.context().newPage()
      await tab.goto(at)
      return visitorOf(tab)
    }
    await (await openTab('/')).heading(japanese).waitFor()

    // The choice precedes the language of the URL, which it removes.
    await page.goto('/?lang=ko')
    await visitor.speak('日本語')
    await page.waitForSelector('html[lang="ja"]')
    expect(new URL(page.url()).search).toBe('')
    await visitor.speak('English')
    await visitor.heading(english).waitFor()
    await page.reload()
    await visitor.heading(english).waitFor()
    await (await openTab('/')).heading(english).waitFor()
    await (await openTab('/?lang=ja')).heading(japanese).waitFor()
  })

  it('changes only after its texts have loaded', async () => {
    const page = await site.open('/', (page) =>
      page.route('**/assets/screens-*.js', (route) => route.abort()),
    )
    const visitor = visitorOf(page)
    const failed = page.waitForEvent('requestfailed')
    await visitor.speak('English')
    await failed
    await visitor.heading(japanese).waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('ja')

    await page.unroute('**/assets/screens-*.js')
    await visitor.speak('English')
    await visitor.heading(english).waitFor()
  })

  it('can be switched without losing choices, the photo and its hairline', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    await visitor.speak('English')
    const women = page.getByRole('radio', { name: 'Women', exact: true })
    await women.waitFor()
    expect(await women.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Start' }).click()
    await visitor.heading('Please check before shooting').waitFor()

    await visitor.speak('日本語')
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.slider.fill('35')
    const source = await visitor.picture.getAttribute('src')
    await visitor.speak('English')
    await visitor.heading('Captured image').waitFor()
    const slider = page.getByRole('slider', { name: 'Position of the hairline' })
    expect(await slider.getAttribute('aria-valuetext')).toBe('35% from the top')
    const picture = page.getByRole('img', { name: 'The photo to be analysed' })
    expect(await picture.getAttribute('src')).toBe(source)
  })
})
