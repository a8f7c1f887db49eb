import type { Language } from '@kaoiro/core/language'
import type { SvgNode } from './svg.js'
import { node } from './svg.js'

/** Lists of system fonts, as in `font-family`: with and without serifs. */
interface Families {
  readonly mincho: string
  readonly gothic: string
}

/** The fonts of Japanese and Latin texts, the same as those of the pages (ui/src/tokens.css). */
export const families: Families = {
  mincho:
    "'Hiragino Mincho ProN', 'Yu Mincho', YuMincho, 'Noto Serif JP', 'Noto Serif CJK JP', serif",
  gothic: "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', Meiryo, sans-serif",
}

/**
 * Fonts by language, where Japanese fonts lack letters or have them in other forms. iOS lacks Chinese and Korean fonts with
 * serifs, so the lists end with its fonts without.
 */
const familiesByLanguage: Readonly<Record<string, Families>> = {
  'zh-Hant': {
    mincho: "'Songti TC', 'Noto Serif TC', 'Noto Serif CJK TC', 'PingFang TC', serif",
    gothic: "'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', sans-serif",
  },
  'zh-Hans': {
    mincho: "'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', 'PingFang SC', serif",
    gothic:
      "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Hiragino Sans GB', 'Microsoft YaHei', sans-serif",
  },
  ko: {
    mincho:
      "'Nanum Myeongjo', AppleMyungjo, 'Noto Serif KR', 'Noto Serif CJK KR', 'Apple SD Gothic Neo', serif",
    gothic:
      "'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif",
  },
}

export const familiesOf = (language: Language): Families => familiesByLanguage[language] ?? families

/** Replaces the fonts of a drawing by those of a language. */
export function inFontsOf(language: Language): (drawing: SvgNode) => SvgNode {
  const own = familiesOf(language)
  if (own === families) return (drawing) => drawing
  const fontFor = new Map<unknown, string>([
    [families.mincho, own.mincho],
    [families.gothic, own.gothic],
  ])
  const replaced = ({ tag, attributes, children }: SvgNode): SvgNode => {
    const family = fontFor.get(attributes['font-family'])
    return node(
      tag,
      family === undefined ? attributes : { ...attributes, 'font-family': family },
      children.map((child) => (typeof child === 'string' ? child : replaced(child))),
    )
  }
  return replaced
}
