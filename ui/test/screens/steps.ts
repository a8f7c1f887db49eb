import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { fixturePath, readFixture } from '@kaoiro/fixtures/files'
import { hold, intercept } from '../intercept.js'
import { mockService, recordedAnswer } from '../mock-service.js'
import type { Step } from './screen-state.js'

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

export const choose: Step = (page, { start }) =>
  page.getByRole('radio', { name: start.genders.WOMEN }).check()

export const agree: Step = (page, { start }) =>
  page.getByRole('checkbox', { name: start.gender.terms.agree }).check()

type File = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

export const pick =
  (file: File): Step =>
  (page, { capture }) =>
    page
      .getByLabel(capture.photo.album)
      .setInputFiles(typeof file === 'string' ? fixturePath(file) : file)

export const alerted: Step = (page) => page.getByRole('alert').filter({ hasText: /./ }).waitFor()

export const adjust: Step = async (page, words) => {
  await pick('portraits/spring-woman.jpg')(page, words)
  await page.getByRole('slider').waitFor({ state: 'attached' })
}

const check: Step = async (page, words) => {
  await adjust(page, words)
  await page.getByRole('button', { name: words.capture.hairline.check }).click()
}

export const phase =
  (name: 'uploading' | 'analysing'): Step =>
  async (page, words) => {
    await check(page, words)
    await page.getByRole('status').getByText(words.capture.messages[name]).waitFor()
  }

/** So dark that it is doubted (core's `darkest`), and still a face. */
export const darkPhoto = async (): Promise<File> => {
  const photo = PNG.sync.read(Buffer.from(await readFixture('photos/portrait.png')))
  photo.data.forEach((value, at) => {
    if (at % 4 !== 3) photo.data[at] = value / 6
  })
  return { name: 'dark.png', mimeType: 'image/png', buffer: PNG.sync.write(photo) }
}

export const reloadInCamera: Step = async (page, { capture }) => {
  page.on('filechooser', () => undefined)
  await page.getByLabel(capture.photo.take).click()
  await page.reload()
}

/** The service's place is taken, which would analyse photos that nobody waits for; what goes to `address` stays unanswered. */
export const holding = (address: string) => async (page: Page) => {
  await mockService(page)
  await hold(page, address)
}

/** The analysis fails, as soon as the clock has come to the first poll. */
export const failing = async (page: Page) => {
  await page.clock.install()
  await mockService(page, { get: { body: { status: 'failed', reason: 'no-face' } } })
}

/** A result that was hard to tell, at the first poll likewise; a second photo gets another face pattern, a third one no result. */
export const differing = async (page: Page) => {
  await page.clock.install()
  await mockService(page)
  const first = (await recordedAnswer('completed-with-doubts')) as Completed
  const { face_type } = first.data.result
  const result = { ...first.data.result, face_type: { ...face_type, face_type: 'sweet' } }
  const answers = [first, { data: { ...first.data, result } }]
  await intercept(page, {
    method: 'GET',
    address: '*/v1/sessions/s-1',
    handle: (request) =>
      request.answer({
        body: JSON.stringify(answers.shift() ?? { status: 'failed', reason: 'blurred' }),
      }),
  })
}

interface Completed {
  readonly data: { readonly result: { readonly face_type: object } }
}

/** A result right after its analysis. */
export const analysed: Step = async (page, words) => {
  await phase('analysing')(page, words)
  await page.clock.runFor(3_000)
  await page.getByRole('link', { name: words.result.morePhotos.take }).waitFor()
}

/** On from there to another photo of the same person. */
export const another: Step = async (page, { result, capture }) => {
  await page.getByRole('link', { name: result.morePhotos.take }).click()
  await heading(page, capture.photo.heading)
}

export const expand: Step = async (page, { result: words }) => {
  const more = page.getByRole('button', { name: words.more })
  while ((await more.count()) > 0) await more.first().click()
}
