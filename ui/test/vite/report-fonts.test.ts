import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { nearSeasonSentence, patternEntry, styleAdvice } from '@kaoiro/texts/content'
import { faceWords } from '@kaoiro/texts/description'
import { languages } from '@kaoiro/core/language'
import { loadContent } from '@kaoiro/texts/load'
import { lackedBy } from '../../vite/card/card-font.js'

const built = path.join(import.meta.dirname, '../../dist-server/report')

describe.each(languages)('the built font of reports in %s', (language) => {
  it('has every letter of the sentences on any result', async () => {
    const font = await readFile(path.join(built, `${language}.ttf`))
    const content = await loadContent(language)
    const letters = new Set<string>()
    fc.assert(
      fc.property(shownDiagnosisArb, (diagnosis) => {
        const texts = [
          faceWords(content)(diagnosis),
          nearSeasonSentence(content)(diagnosis),
          patternEntry(content)(diagnosis).makeup,
          content.seasons[diagnosis.colorType],
          styleAdvice(content)(diagnosis),
        ]
        for (const letter of JSON.stringify(texts)) letters.add(letter)
      }),
      { numRuns: 500 },
    )
    // Lines may break at U+200B, which is not drawn.
    letters.delete('\u200b')
    expect(lackedBy(font, [...letters])).toEqual([])
  })
})
