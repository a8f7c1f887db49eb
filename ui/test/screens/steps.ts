import type { Page, Route } from 'playwright-core'
import { PNG } from 'pngjs'
import { fixturePath, readFixture } from '@kaoiro/fixtures/files'
import { paths } from '../../src/site/paths.js'
import { heldRequests } from '../held-requests.js'
import { mockService, recordedAnswer } from '../mock-service.js'
import { expandAll } from '../visitor.js'
import type { Step, Walk } from './walk.js'

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

const adjust: Step = async (page, words) => {
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

/** A portrait with this part of its luma: doubted from 0.33 to 0.37, and refused below. */
const dimmed = async (share: number): Promise<File> => {
  const photo = PNG.sync.read(Buffer.from(await readFixture('photos/portrait.png')))
  photo.data.forEach((value, at) => {
    if (at % 4 !== 3) photo.data[at] = value * share
  })
  return { name: 'dark.png', mimeType: 'image/png', buffer: PNG.sync.write(photo) }
}

export const darkPhoto = () => dimmed(0.35)
export const nearlyBlackPhoto = () => dimmed(0.05)

export const reloadInCamera: Step = async (page, { capture }) => {
  page.on('filechooser', () => undefined)
  // Reloading discards the camera app's photo, not that of the camera in the page.
  await page.evaluate(() => sessionStorage.setItem('kaoiro.camera', 'avoid'))
  await page.reload()
  await page.getByLabel(capture.photo.take).click()
  await page.reload()
}

/** Mocks the service, but never answers requests to this URL. */
export const withoutAnswer = (url: string) => async (page: Page) => {
  await mockService(page)
  await heldRequests(url).hold(page)
}

/** Responds with this module in place of a screen's. */
export const moduleWith = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body })

/** Mocks a service that reports a failed analysis at the first poll, and installs the fake clock. */
export const failing = async (page: Page) => {
  await page.clock.install()
  await mockService(page, { get: { body: { status: 'failed', reason: 'no-face' } } })
}

/**
 * Mocks a service that answers the first photo with doubts, the second one with another face pattern and the third one
 * with a failure. Installs the fake clock.
 */
export const differing = async (page: Page) => {
  await page.clock.install()
  await mockService(page)
  const first = (await recordedAnswer('completed-with-doubts')) as Completed
  const { face_type } = first.data.result
  const result = { ...first.data.result, face_type: { ...face_type, face_type: 'sweet' } }
  const answers = [first, { data: { ...first.data, result } }]
  await page.route('**/v1/sessions/s-1', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: answers.shift() ?? { status: 'failed', reason: 'blurred' } })
      : route.fallback(),
  )
}

interface Completed {
  readonly data: { readonly result: { readonly face_type: object } }
}

/** Goes from the hairline to the first poll, three seconds after the start of the analysis. */
export const poll: Step = async (page, words) => {
  await phase('analysing')(page, words)
  await page.clock.runFor(3_000)
}

/** Goes from a result to the camera, for another photo of the same person. */
export const another: Step = async (page, { result, capture }) => {
  await page.getByRole('link', { name: result.morePhotos.take }).click()
  await heading(page, capture.photo.heading)
}

export const result: Step = (page, { result: words }) => heading(page, words.heading)

/** Expands every description of a result. */
export const expand: Step = async (page, words) => {
  await result(page, words)
  await expandAll(page, words.result.more)
}

export const compared: Step = (page, { compare: words }) => heading(page, words.heading)

/** A step that first opens another address of the site on the same page. */
export const at =
  (address: string, step: Step): Step =>
  async (page, words) => {
    await page.goto(address)
    await step(page, words)
  }

/** A walk that begins at the camera and goes on to its first state. */
export const capture = (
  [[name, reach], ...others]: Walk['states'],
  prepare?: Walk['prepare'],
): Walk => ({
  at: paths.capture('WOMEN'),
  ...(prepare !== undefined && { prepare }),
  states: [
    [
      name,
      async (page, words) => {
        await heading(page, words.capture.photo.heading)
        await reach(page, words)
      },
    ],
    ...others,
  ],
})
