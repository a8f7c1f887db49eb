import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { resultCode } from '@kaoiro/core/result-code'
import * as en from '@kaoiro/texts/en'
import * as ja from '@kaoiro/texts/ja'
import type { LegalFacts } from '../../src/legal.js'
import { beforePhotoPage, privacyPage, statisticsOf } from '../../src/legal.js'
import { samplesOfSeasons } from '../../src/legal/pages.js'

const facts: LegalFacts = {
  brand: 'Kaoiro',
  company: 'Example',
  links: { company: 'https://example.com', privacy: 'https://example.com/privacy' },
  reservation: null,
  minimumAge: 0,
  hours: 24,
  analysis: 'service',
  hasModels: false,
  statistics: 'none',
}

it.each(Object.entries(samplesOfSeasons))('there is a sample result for %s', (colorType, code) => {
  expect(resultCode.decode(code)).toMatchObject(E.right({ colorType }))
})

describe.each([ja, en])('the notice before the photo', ({ legal, start, result }) => {
  const page = (own: Partial<LegalFacts> = {}) =>
    beforePhotoPage(legal, start, result, { ...facts, ...own })

  it('speaks to the young if the store has a minimum age', () => {
    expect(page({ minimumAge: 16 }).sections).toHaveLength(page().sections.length + 1)
  })

  it('leads to a result of each season, and to a counselling if the store offers one', () => {
    const linksOf = ({ sections }: ReturnType<typeof page>) =>
      sections.flatMap(({ links = [] }) => links)
    expect(linksOf(page({ reservation: 'https://example.com/reserve' }))).toEqual([
      ...linksOf(page()),
      expect.objectContaining({ href: 'https://example.com/reserve' }),
    ])
  })
})

describe.each([ja, en])('the page about data', ({ legal, shell, result }) => {
  const headings = (own: Partial<LegalFacts>) =>
    privacyPage(
      legal,
      shell,
      result,
      { ...facts, ...own },
      { tab: ['kaoiro.gender'] },
    ).sections.map(({ entries = [] }) => entries.map(({ names }) => names))

  it('mentions the service only if it gets a photo, and models only where they are loaded', () => {
    const [service, device] = [headings({}), headings({ analysis: 'device', hasModels: true })]
    expect(service).toHaveLength(device.length + 1)
    expect(device[0]).toHaveLength((service[1]?.length ?? 0) + 1)
    expect(device.flat(2)).toEqual(['kaoiro.gender'])
  })
})

it('steps are counted, asked about, or not reported at all', () => {
  expect(statisticsOf({ analytics: 'off', consent: 'ask' })).toBe('none')
  expect(statisticsOf({ analytics: 'data-layer', consent: 'ask' })).toBe('asked')
  expect(statisticsOf({ analytics: 'data-layer', consent: 'not-needed' })).toBe('counted')
})
