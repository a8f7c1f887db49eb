import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { families, familiesOf } from '@kaoiro/drawing/pen'
import type { Language } from '@kaoiro/core/language'

const tokens = await readFile(path.join(import.meta.dirname, '../../src/tokens.css'), 'utf8')

/** The value of a custom property in the rule of a language. */
const tokenIn = (language: string, name: string): string | undefined => {
  const [, rule = ''] = new RegExp(`^:lang\\(${language}\\) \\{([^}]*)\\}`, 'm').exec(tokens) ?? []
  return new RegExp(`--${name}:\\s*([^;]*);`).exec(rule)?.[1]?.replace(/\s+/g, ' ')
}

test.each(['zh-Hant', 'zh-Hans', 'ko'])(
  'pages and drawings in %s have the same fonts, without Japanese ones',
  (language) => {
    const { mincho, gothic } = familiesOf(language as Language)
    expect(tokenIn(language, 'mincho')).toBe(mincho)
    expect(tokenIn(language, 'gothic')).toBe(gothic)
    const japanese = `${families.mincho}, ${families.gothic}`.split(', ')
    const shared = `${mincho}, ${gothic}`.split(', ').filter((name) => japanese.includes(name))
    expect(shared).toEqual(['serif', 'sans-serif'])
  },
)
