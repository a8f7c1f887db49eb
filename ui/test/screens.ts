import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import type { Language } from '@kaoiro/core/content/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { fixturePath, readFixture } from '@kaoiro/fixtures/files'
import { paths } from '../src/site/paths.js'
import { captureEn } from '../src/capture/texts/en.js'
import { resultEn } from '../src/result/texts/en.js'
import { shellEn } from '../src/shell/texts/en.js'
import { startEn } from '../src/start/texts/en.js'
import { captureJa } from '../src/capture/texts/ja.js'
import { resultJa } from '../src/result/texts/ja.js'
import { shellJa } from '../src/shell/texts/ja.js'
import { startJa } from '../src/start/texts/ja.js'
import type { Site } from './browser.js'
import { holdPreparation } from './photo-preparation.js'
import { addressWith } from './results.js'
import { recordedAnswer } from './mock-service.js'

/** How a screen is looked at; left out, in Japanese on a phone of 390 × 844. */
export interface ViewOptions {
  readonly language?: Language
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** A screen in one of its states, and how a visitor gets there. */
export interface ScreenState {
  readonly name: string
  readonly reach: (site: Site, options?: ViewOptions) => Promise<Page>
}

type Step = (page: Page, words: ReturnType<typeof wordsIn>) => Promise<unknown>

interface Way {
  /** Done to the page before it is loaded. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly at: string
  /** Done on the page, and ended by what shows that the state is reached. */
  readonly then: Step
}

const wordsIn = (language: Language) => ({
  shell: { ja: shellJa, en: shellEn }[language],
  start: { ja: startJa, en: startEn }[language],
  capture: { ja: captureJa, en: captureEn }[language],
  result: { ja: resultJa, en: resultEn }[language],
})

const state = (name: string, { before, at, then }: Way): ScreenState => ({
  name,
  reach: async (site, { language = 'ja', viewport } = {}) => {
    const page = await site.open(at, before, viewport === undefined ? {} : { viewport })
    const header = page.getByRole('banner')
    await header.waitFor()
    if (language !== 'ja') await header.locator(`button[lang="${language}"]`).click()
    await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' })
    await then(page, wordsIn(language))
    // Nothing looks as if it were pointed at.
    await page.mouse.move(0, 0)
    return page
  },
})

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

const choose: Step = (page, { start }) =>
  page.getByRole('radio', { name: start.genders.WOMEN }).check()

const agree: Step = (page, { start }) =>
  page.getByRole('checkbox', { name: start.gender.terms.agree }).check()

type File = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const pick =
  (file: File): Step =>
  (page, { capture }) =>
    page
      .getByLabel(capture.photo.album)
      .setInputFiles(typeof file === 'string' ? fixturePath(file) : file)

const alerted: Step = (page) => page.getByRole('alert').filter({ hasText: /./ }).waitFor()

const adjust: Step = async (page, words) => {
  await pick('portraits/spring-woman.jpg')(page, words)
  await page.getByRole('slider').waitFor({ state: 'attached' })
}

const check: Step = async (page, words) => {
  await adjust(page, words)
  await page.getByRole('button', { name: words.capture.hairline.check }).click()
}

const phase =
  (name: 'uploading' | 'analysing'): Step =>
  async (page, words) => {
    await check(page, words)
    await page.getByRole('status').getByText(words.capture.messages[name]).waitFor()
  }

/** So dark that it is doubted (core's `darkest`), and still a face. */
const darkPhoto = async (): Promise<File> => {
  const photo = PNG.sync.read(Buffer.from(await readFixture('photos/portrait.png')))
  photo.data.forEach((value, at) => {
    if (at % 4 !== 3) photo.data[at] = value / 6
  })
  return { name: 'dark.png', mimeType: 'image/png', buffer: PNG.sync.write(photo) }
}

const reloadInCamera: Step = async (page, { capture }) => {
  page.on('filechooser', () => undefined)
  await page.getByLabel(capture.photo.take).click()
  await page.reload()
}

/** The session's calls are answered with a failure, as soon as the clock has come to the first poll. */
const failing = async (page: Page) => {
  await page.clock.install()
  await page.route('**/v1/sessions/*', (route) =>
    route.fulfill({ json: { status: 'failed', reason: 'no-face' } }),
  )
}

/** The session's calls are answered with a result that was hard to tell, at the first poll likewise. */
const doubted = async (page: Page) => {
  await page.clock.install()
  const json = await recordedAnswer('completed-with-doubts')
  await page.route('**/v1/sessions/*', (route) => route.fulfill({ json }))
}

const man = { gender: 'MEN', faceType: 'chic', colorType: 'autumn' } as const
const near = {
  faceType: 'pretty',
  colorType: 'summer',
  colorComposition: { spring: 2, summer: 45, autumn: 9, winter: 44 },
} as const

const result = (changes: Partial<Diagnosis>, then?: Step): Way => ({
  at: addressWith(changes),
  then: async (page, words) => {
    await heading(page, words.result.heading)
    await then?.(page, words)
  },
})

const expand: Step = async (page, { result: words }) => {
  const more = page.getByRole('button', { name: words.more })
  while ((await more.count()) > 0) await more.first().click()
}

const capturePath = paths.capture.href('WOMEN')

const capture = (then: Step, before?: Way['before']): Way => ({
  at: capturePath,
  then: async (page, words) => {
    await heading(page, words.capture.photo.heading)
    await then(page, words)
  },
  ...(before !== undefined && { before }),
})

/** Every screen in every state; what looks at all of them goes through this list. */
export const screens: ReadonlyArray<ScreenState> = [
  state('gender', { at: '/', then: (page, { start }) => heading(page, start.gender.heading) }),
  state('gender, chosen', { at: '/', then: choose }),
  state('gender, ready', {
    at: '/',
    then: async (page, words) => {
      await choose(page, words)
      await agree(page, words)
      await page.getByRole('button', { name: words.start.gender.start, disabled: false }).waitFor()
    },
  }),
  state('desktop', {
    at: '/',
    before: (page) =>
      page.addInitScript(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'capture')),
    then: (page, { start }) => heading(page, start.desktop.heading),
  }),
  state(
    'capture',
    capture(() => Promise.resolve()),
  ),
  state(
    'capture, refused',
    capture(async (page, words) => {
      await pick('photos/text.jpg')(page, words)
      await alerted(page, words)
    }),
  ),
  state(
    'capture, lost',
    capture(async (page, words) => {
      await reloadInCamera(page, words)
      await alerted(page, words)
    }),
  ),
  state(
    'capture, preparing',
    capture(async (page, words) => {
      await pick('portraits/spring-woman.jpg')(page, words)
      await page.getByRole('status').getByText(words.capture.photo.preparing).waitFor()
    }, holdPreparation),
  ),
  state(
    'doubt',
    capture(async (page, words) => {
      await pick(await darkPhoto())(page, words)
      await heading(page, words.capture.doubt.heading)
    }),
  ),
  state('hairline', capture(adjust)),
  state(
    'analysing, uploading',
    capture(phase('uploading'), (page) => page.route('**/bucket/**', () => undefined)),
  ),
  state(
    'analysing',
    capture(phase('analysing'), (page) => page.route('**/v1/sessions/*', () => undefined)),
  ),
  state(
    'failed, with a reason',
    capture(async (page, words) => {
      await phase('analysing')(page, words)
      await page.clock.runFor(3_000)
      await heading(page, words.capture.failed.heading)
      await alerted(page, words)
    }, failing),
  ),
  state('failed', {
    at: paths.failed.href,
    then: (page, { capture: words }) => heading(page, words.failed.heading),
  }),
  state('result', result({})),
  state('result of a man', result(man)),
  state('result near a second season', result(near)),
  state('result, expanded', result({}, expand)),
  state('result of a man, expanded', result(man, expand)),
  state('result near a second season, expanded', result(near, expand)),
  state('result, remarked', {
    ...result({}, async (page, { result: words }) => {
      await page.getByRole('button', { name: words.share }).click()
      await page.getByRole('status').filter({ hasText: /./ }).waitFor()
    }),
    // What is remarked goes after some seconds; here it stays.
    before: (page) =>
      page.addInitScript(() => {
        const soon = window.setTimeout.bind(window)
        const never = (handler: () => void, time = 0) => (time < 1_000 ? soon(handler, time) : 0)
        window.setTimeout = never as typeof window.setTimeout
      }),
  }),
  state(
    'result, just analysed',
    capture(async (page, words) => {
      await phase('analysing')(page, words)
      await page.clock.runFor(3_000)
      await page.getByRole('heading', { name: words.result.content.certainty.heading }).waitFor()
    }, doubted),
  ),
  state('error', {
    at: paths.result.href('zzzzzzz'),
    then: (page, { result: words }) => heading(page, words.error.heading),
  }),
  state('not found', {
    at: '/nowhere',
    then: (page, { shell }) => heading(page, shell.notFound.heading),
  }),
  state('unloaded', {
    at: paths.failed.href,
    before: (page) => page.route('**/failed-screen-*.js', (route) => route.abort()),
    then: (page, { shell }) => heading(page, shell.loadError.heading),
  }),
  state('catalogue', {
    at: paths.catalogue.href,
    then: (page) => page.locator('[data-catalogue]').first().waitFor(),
  }),
]
