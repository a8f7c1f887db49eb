import { paths } from '../../src/site/paths.js'
import { holdPreparation, releasePreparation } from '../photo-preparation.js'
import { addressWith, asOwn, codeWith } from '../results.js'
import {
  agree,
  alerted,
  another,
  at,
  capture,
  choose,
  compared,
  darkPhoto,
  differing,
  expand,
  failing,
  heading,
  moduleWith,
  nearlyBlackPhoto,
  phase,
  pick,
  poll,
  reloadInCamera,
  result,
  withoutAnswer,
} from './steps.js'
import type { Walk } from './walk.js'

const man = {
  gender: 'MEN',
  faceType: 'chic',
  colorType: 'autumn',
  colorComposition: { spring: 18, summer: 4, autumn: 46, winter: 32 },
} as const
const near = {
  faceType: 'pretty',
  colorType: 'summer',
  colorComposition: { spring: 2, summer: 45, autumn: 9, winter: 44 },
} as const

/** Every screen in every state, for tests of all screens. Screens that need the same page share a walk. */
const walks: ReadonlyArray<Walk> = [
  {
    at: '/',
    states: [
      ['gender', (page, { start }) => heading(page, start.gender.heading)],
      ['gender, chosen', choose],
      [
        'gender, ready',
        async (page, words) => {
          await agree(page, words)
          const button = { name: words.start.gender.start, disabled: false }
          await page.getByRole('button', button).waitFor()
        },
      ],
    ],
  },
  {
    at: '/',
    prepare: (page) =>
      page.addInitScript(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'capture')),
    states: [['desktop', (page, { desktop }) => heading(page, desktop.heading)]],
  },
  capture([
    ['capture', () => Promise.resolve()],
    [
      'capture, refused',
      async (page, words) => {
        const buffer = Buffer.from('\0\0\0\x18ftypmp42', 'latin1')
        await pick({ name: 'film.mp4', mimeType: 'video/mp4', buffer })(page, words)
        await alerted(page, words)
      },
    ],
    [
      'refused',
      async (page, words) => {
        await pick(await nearlyBlackPhoto())(page, words)
        await heading(page, words.capture.doubt.refused)
      },
    ],
    [
      'doubt',
      at(paths.capture('WOMEN'), async (page, words) => {
        await pick(await darkPhoto())(page, words)
        await heading(page, words.capture.doubt.heading)
      }),
    ],
    [
      'capture, lost',
      at(paths.capture('WOMEN'), async (page, words) => {
        await reloadInCamera(page, words)
        await alerted(page, words)
      }),
    ],
  ]),
  capture(
    [
      [
        'capture, preparing',
        async (page, words) => {
          await pick('portraits/spring-woman.jpg')(page, words)
          await page.getByRole('status').getByText(words.capture.photo.preparing).waitFor()
        },
      ],
      [
        'hairline',
        async (page) => {
          await releasePreparation(page)
          await page.getByRole('slider').waitFor({ state: 'attached' })
        },
      ],
    ],
    holdPreparation,
  ),
  capture([['analysing, uploading', phase('uploading')]], withoutAnswer('**/bucket/*')),
  capture([['analysing', phase('analysing')]], withoutAnswer('**/v1/sessions/s-1')),
  capture(
    [
      [
        'failed, with a reason',
        async (page, words) => {
          await poll(page, words)
          await heading(page, words.capture.failed.heading)
          await alerted(page, words)
        },
      ],
    ],
    failing,
  ),
  {
    at: addressWith(),
    states: [
      ['result', result],
      ['result, expanded', expand],
      ['result of a man, expanded', at(addressWith(man), expand)],
      ['result near a second season, expanded', at(addressWith(near), expand)],
    ],
  },
  {
    at: addressWith(),
    // Keeps the toast, which would disappear after some seconds.
    prepare: async (page) => {
      await asOwn(page)
      return page.addInitScript(() => {
        const soon = window.setTimeout.bind(window)
        const never = (handler: () => void, time = 0) => (time < 1_000 ? soon(handler, time) : 0)
        window.setTimeout = never as typeof window.setTimeout
      })
    },
    states: [
      [
        'result, remarked',
        async (page, words) => {
          await result(page, words)
          await page.getByRole('button', { name: words.result.share }).click()
          await page.getByRole('status').filter({ hasText: /./ }).waitFor()
        },
      ],
    ],
  },
  capture(
    [
      [
        'result, just analysed',
        async (page, words) => {
          await poll(page, words)
          await page
            .getByRole('heading', { name: words.result.content.certainty.heading })
            .waitFor()
          await page.getByRole('heading', { name: words.result.shop.products.heading }).waitFor()
        },
      ],
      ['capture, second photo', another],
      [
        'result of two photos',
        async (page, words) => {
          await poll(page, words)
          await page.getByRole('link', { name: words.result.morePhotos.take }).waitFor()
          const { heading: agreement } = words.result.content.agreement
          await page.getByRole('heading', { name: agreement }).waitFor()
          await page.getByRole('heading', { name: words.result.shop.products.heading }).waitFor()
        },
      ],
      [
        'failed, third photo',
        async (page, words) => {
          await another(page, words)
          await poll(page, words)
          await heading(page, words.capture.failed.heading)
        },
      ],
    ],
    differing,
  ),
  {
    at: paths.compare(codeWith(near), codeWith()),
    states: [
      ['two results', compared],
      [
        'two results, a woman and a man',
        at(paths.compare(codeWith(near), codeWith(man)), compared),
      ],
      ['two results, the same', at(paths.compare(codeWith(), codeWith()), compared)],
      [
        'another result, not found',
        at(paths.compare(codeWith()), async (page, words) => {
          await page.getByRole('button', { name: words.compare.pickResult.compare }).click()
          await alerted(page, words)
        }),
      ],
    ],
  },
  {
    at: paths.colour(codeWith(), 'e60033'),
    states: [
      ['a colour', (page, { wear }) => heading(page, wear.screen.page)],
      ['no colour', at(paths.colour(codeWith(), 'mauve'), alerted)],
    ],
  },
  {
    at: paths.beforePhoto,
    states: [
      ['before the photo', (page, { start }) => heading(page, start.gender.terms.more)],
      [
        'stored data',
        async (page, { shell }) => {
          await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.data }).click()
          await heading(page, shell.footer.data)
        },
      ],
      [
        'accessibility',
        async (page, { shell }) => {
          await page.getByRole('link', { name: shell.footer.accessibility }).click()
          await heading(page, shell.footer.accessibility)
        },
      ],
    ],
  },
  {
    at: '/nowhere',
    states: [
      ['not found', (page, { notFound }) => heading(page, notFound.heading)],
      [
        'error',
        at(paths.result('zzzzzzz'), (page, { result: words }) =>
          heading(page, words.error.heading),
        ),
      ],
      [
        'two results, one invalid',
        at(paths.compare(codeWith(), 'zzzzzzz'), (page, { compare: words }) =>
          heading(page, words.error.heading),
        ),
      ],
      [
        'failed',
        at(paths.failed, (page, { capture: words }) => heading(page, words.failed.heading)),
      ],
    ],
  },
  {
    at: paths.failed,
    prepare: (page) => page.route('**/failed-screen-*.js', (route) => route.abort()),
    states: [
      ['unloaded', (page, { shell }) => heading(page, shell.error.heading)],
      [
        'faulty',
        async (page, words) => {
          await page.route('**/failed-screen-*.js', moduleWith('export default () => fault'))
          await at(paths.failed, () => page.getByText(words.shell.error.fault).waitFor())(
            page,
            words,
          )
        },
      ],
    ],
  },
  {
    at: paths.catalogue,
    states: [['catalogue', (page) => page.locator('[data-catalogue]').first().waitFor()]],
  },
]

/** The walks, each after the names of its states. */
export const namedWalks = walks.map(
  (walk) => [walk.states.map(([name]) => name).join(' → '), walk] as const,
)
