import { describe, expect, it } from 'vitest'
import { resultPath } from '@kaoiro/core/result-code'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import { useSite } from '../browser.js'
import { waitForHydration } from '../hydration.js'
import { visitorOf } from '../visitor.js'

const site = useSite()

const english = 'Select your gender'

describe.concurrent('the language', () => {
  it.each([
    ['/', 'fr-FR', '診断する性別をお選びください'],
    ['/?lang=en-AU', 'ja-JP', 'Select your gender'],
  ])('of %s in a browser in %s is that of the heading “%s”', async (at, locale, heading) => {
    const page = await site.open(at, undefined, { locale })
    await visitorOf(page).heading(heading).waitFor()
    await waitForHydration(page)
    await visitorOf(page).heading(heading).waitFor()
  })

  it.each(['/', resultPath(sampleCode)])(
    'of a page drawn by the service is the browser’s, so that %s hydrates',
    async (at) => {
      const html = async (locale: string) => {
        const page = await site.open(at, undefined, { locale })
        const drawn = await page.content()
        await waitForHydration(page)
        expect(await page.getAttribute('html', 'lang')).toBe(
          /<html lang="([^"]*)"/.exec(drawn)?.[1],
        )
        return drawn
      }
      expect(await html('en-GB')).toContain('<html lang="en">')
      expect(await html('ja-JP')).toContain('<html lang="ja">')
    },
  )

  it('is kept across reloads, screens and tabs', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.speak('English')
    await page.getByRole('radio', { name: 'Women', exact: true }).check()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Start' }).click()
    await visitor.heading('Please check before shooting').waitFor()
    await page.reload()
    await visitor.heading('Please check before shooting').waitFor()
    await page.waitForSelector('html[lang="en"]')

    const another = await page.context().newPage()
    await another.goto('/')
    await visitorOf(another).heading(english).waitFor()
  })

  it('from a URL is kept across screens and reloads, but not for a later visit', async () => {
    const page = await site.open('/?lang=en')
    await visitorOf(page).heading(english).waitFor()
    await page.getByRole('radio', { name: 'Women', exact: true }).check()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Start' }).click()
    await visitorOf(page).heading('Please check before shooting').waitFor()
    await page.reload()
    await visitorOf(page).heading('Please check before shooting').waitFor()

    const later = await page.context().newPage()
    await later.goto('/')
    await visitorOf(later).heading('診断する性別をお選びください').waitFor()
  })

  it('chosen by the visitor overrides the one from a URL', async () => {
    const page = await site.open('/?lang=en')
    const visitor = visitorOf(page)
    await visitor.speak('日本語')
    await page.waitForSelector('html[lang="ja"]')
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await visitor.heading('診断する性別をお選びください').waitFor()
  })

  it('from a URL overrides the one chosen by the visitor', async () => {
    const page = await site.open('/')
    await visitorOf(page).speak('English')
    await visitorOf(page).heading(english).waitFor()
    const shared = await page.context().newPage()
    await shared.goto('/?lang=ja')
    await visitorOf(shared).heading('診断する性別をお選びください').waitFor()
  })

  it('changes only after its texts have loaded', async () => {
    const page = await site.open('/', (page) =>
      page.route('**/assets/screens-*.js', (route) => route.abort()),
    )
    const visitor = visitorOf(page)
    const failed = page.waitForEvent('requestfailed')
    await visitor.speak('English')
    await failed
    await visitor.heading('診断する性別をお選びください').waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('ja')

    await page.unroute('**/assets/screens-*.js')
    await visitor.speak('English')
    await visitor.heading(english).waitFor()
  })

  it('can be switched without losing the choices on the first screen', async () => {
    const page = await site.open()
    const visitor = visitorOf(page)
    await visitor.gender('女性').check()
    await visitor.agree.check()
    await visitor.speak('English')
    const women = page.getByRole('radio', { name: 'Women', exact: true })
    await women.waitFor()
    expect(await women.isChecked()).toBe(true)
    expect(await page.getByRole('button', { name: 'Start' }).isEnabled()).toBe(true)
  })

  it('can be switched without losing the photo and its hairline', async () => {
    const page = await site.open('/capture?gender=WOMEN')
    const visitor = visitorOf(page)
    await visitor.choose('portraits/spring-woman.jpg')
    await visitor.slider.fill('35')
    const source = await visitor.picture.getAttribute('src')
    await visitor.speak('English')
    await visitor.heading('Captured image').waitFor()
    const slider = page.getByRole('slider', { name: 'Position of the hairline' })
    expect(await slider.inputValue()).toBe('35')
    expect(await slider.getAttribute('aria-valuetext')).toBe('35% from the top')
    expect(
      await page.getByRole('img', { name: 'The photo to be analysed' }).getAttribute('src'),
    ).toBe(source)
  })
})
