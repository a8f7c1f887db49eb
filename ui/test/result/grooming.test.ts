import { describe, expect, it } from 'vitest'
import { faceTypesOf } from '@kaoiro/core/diagnosis'
import { makeUpWords } from '@kaoiro/fixtures/make-up-words'
import { useSite } from '../browser.js'
import { addressWith } from '../results.js'
import { pageTexts } from '../server/page-texts.js'
import { visibleText } from '../visible-text.js'
import { expandAll } from '../visitor.js'

const site = useSite()

describe.concurrent.each(pageTexts)('a man’s result: $language', ({ query, result }) => {
  it.each(faceTypesOf('MEN'))('contains no words for make-up: %s', async (faceType) => {
    const page = await site.open(addressWith({ gender: 'MEN', faceType }) + query)
    await expandAll(page, result.more)
    const grooming = page.getByRole('heading', { name: result.grooming, exact: true })
    await grooming.waitFor()
    const text = await visibleText(page.getByRole('main'))
    expect(text).toContain(result.content.groomingForChic.points[0]?.title ?? null)
    expect(text).not.toMatch(makeUpWords)
  })
})
