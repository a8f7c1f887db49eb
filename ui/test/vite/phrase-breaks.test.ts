import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakTexts } from '../../vite/phrase-breaks.js'

const visible = (text: string): string => text.replaceAll('\u200B', '|')

const withPhraseBreaks = (text: string): string => breakTexts('ja.ts', `'${text}'`).slice(1, -1)

describe('a Japanese text', () => {
  it('gets breaks between phrases, except after punctuation, where browsers can break anyway', () => {
    expect(
      visible(withPhraseBreaks('ご利用は無料です。通信料はお客さまのご負担となります。')),
    ).toBe('ご利用は|無料です。通信料は|お客さまの|ご負担と|なります。')
  })

  it('is not broken if it fits the shortest line', () => {
    expect(visible(withPhraseBreaks('撮影前にご確認ください'))).toBe('撮影前にご確認ください')
  })

  it('is unchanged except for its breaks, which are never adjacent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('写', '真', 'を', 'お', '選', 'び', 'J', '、', '。') }),
        (text) => {
          const broken = withPhraseBreaks(text)
          expect(broken.replaceAll('\u200B', '')).toBe(text)
          expect(broken).not.toMatch(/\u200B\u200B|^\u200B|\u200B$/)
        },
      ),
    )
  })
})

describe('a file of texts', () => {
  const broken = (code: string): string => visible(breakTexts('ja.ts', code))

  it('has breaks in its strings', () => {
    expect(broken("const ja = { lead: '写真の分析結果をご覧ください' }")).toBe(
      "const ja = { lead: '写真の|分析結果を|ご覧ください' }",
    )
  })

  it('has breaks in its templates, where each value counts as a word', () => {
    expect(broken('const ja = (n: number): string => `あと${n}枚まで写真を合わせられます。`')).toBe(
      'const ja = (n: number): string => `あと|${n}枚まで|写真を|合わせられます。`',
    )
    expect(
      broken('const ja = (at: string): string => `お写真は、分析の直後、${at}に削除しました。`'),
    ).toBe('const ja = (at: string): string => `お写真は、分析の|直後、${at}に|削除しました。`')
    expect(
      broken('const ja = (a: string): string => `近いのは「${a}」で、差は${a + 1}です。`'),
    ).toBe('const ja = (a: string): string => `近いのは|「${a}」で、差は|${a + 1}です。`')
  })

  it('has breaks in a template within the value of another', () => {
    expect(
      broken(
        'const ja = (a: string): string => `写真のカラープロファイル${a && `「${a}」も写真の全体の一部で`}です。`',
      ),
    ).toBe(
      'const ja = (a: string): string => `写真の|カラープロファイル${a && `「${a}」も|写真の|全体の|一部で`}です。`',
    )
  })

  it('is not broken in texts for other apps', () => {
    const code = "const ja = { shareText: '写真の分析結果をご覧ください' }"
    expect(broken(code)).toBe(code)
  })
})
