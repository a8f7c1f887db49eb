import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { paths } from '../../src/site/paths.js'
import { holdPreparation } from '../photo-preparation.js'
import { codeWith } from '../results.js'
import type { ScreenState } from './screen-state.js'
import { state, walk } from './screen-state.js'
import {
  adjust,
  agree,
  alerted,
  analysed,
  another,
  choose,
  darkPhoto,
  differing,
  expand,
  failing,
  heading,
  holding,
  phase,
  pick,
  reloadInCamera,
} from './steps.js'
import { capture, other, result, two } from './ways.js'

const man = { gender: 'MEN', faceType: 'chic', colorType: 'autumn' } as const
const near = {
  faceType: 'pretty',
  colorType: 'summer',
  colorComposition: { spring: 2, summer: 45, autumn: 9, winter: 44 },
} as const

const expanding = (name: string, changes: Partial<Diagnosis>) =>
  walk(state(name, result(changes)), [`${name}, expanded`, expand])

const start = walk(
  state('gender', { at: '/', then: (page, { start }) => heading(page, start.gender.heading) }),
  ['gender, chosen', choose],
  [
    'gender, ready',
    async (page, words) => {
      await agree(page, words)
      await page.getByRole('button', { name: words.start.gender.start, disabled: false }).waitFor()
    },
  ],
)

/** To several photos of one person. */
const photos = walk(
  state(
    'result, just analysed',
    capture(async (page, words) => {
      await phase('analysing')(page, words)
      await page.clock.runFor(3_000)
      await page.getByRole('heading', { name: words.result.content.certainty.heading }).waitFor()
    }, differing),
  ),
  ['capture, second photo', another],
  [
    'result of two photos',
    async (page, words) => {
      await analysed(page, words)
      await page.getByRole('heading', { name: words.result.content.agreement.heading }).waitFor()
    },
  ],
  [
    'failed, third photo',
    async (page, words) => {
      await another(page, words)
      await phase('analysing')(page, words)
      await page.clock.runFor(3_000)
      await heading(page, words.capture.failed.heading)
    },
  ],
)

/** Every screen in every state; what looks at all of them goes through this list. */
export const screens: ReadonlyArray<ScreenState> = [
  ...start,
  state('desktop', {
    at: '/',
    before: (page) =>
      page.addInitScript(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'capture')),
    then: (page, { desktop }) => heading(page, desktop.heading),
  }),
  ...walk(
    state(
      'capture',
      capture(() => Promise.resolve()),
    ),
    [
      'capture, refused',
      async (page, words) => {
        await pick('photos/text.jpg')(page, words)
        await alerted(page, words)
      },
    ],
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
  state('analysing, uploading', capture(phase('uploading'), holding('*/bucket/*'))),
  state('analysing', capture(phase('analysing'), holding('*/v1/sessions/s-1'))),
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
  ...expanding('result', {}),
  ...expanding('result of a man', man),
  ...expanding('result near a second season', near),
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
  ...photos,
  state('error', {
    at: paths.result.href('zzzzzzz'),
    then: (page, { result: words }) => heading(page, words.error.heading),
  }),
  state('two results', two(codeWith(near), codeWith())),
  state('two results, a woman and a man', two(codeWith(near), codeWith(man))),
  state('two results, the same', two(codeWith(), codeWith())),
  state('two results, one invalid', {
    at: paths.compare.href(codeWith(), 'zzzzzzz'),
    then: (page, { compare: words }) => heading(page, words.error.heading),
  }),
  ...walk(state('another result', other), [
    'another result, not found',
    async (page, words) => {
      await page.getByRole('button', { name: words.compare.other.compare }).click()
      await alerted(page, words)
    },
  ]),
  state('not found', {
    at: '/nowhere',
    then: (page, { notFound }) => heading(page, notFound.heading),
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
