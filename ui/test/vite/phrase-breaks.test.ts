import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withPhraseBreaks } from '../../vite/phrase-breaks.js'

const visible = (text: string): string => text.replaceAll('\u200B', '|')

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

describe('a message', () => {
  it('has breaks around placeholders, which count as words', () => {
    expect(visible(withPhraseBreaks('あと{left}枚まで写真を合わせられます。'))).toBe(
      'あと|{left}枚まで|写真を|合わせられます。',
    )
    expect(visible(withPhraseBreaks('近いのは「{name}」で、差は{points, number}です。'))).toBe(
      '近いのは|「{name}」で、差は|{points, number}です。',
    )
  })

  it('has breaks in its branches', () => {
    expect(
      visible(
        withPhraseBreaks(
          '{count, plural, =2 {写真の分析結果をご覧ください} other {#枚の写真です}}',
        ),
      ),
    ).toBe('{count, plural, =2 {写真の|分析結果を|ご覧ください} other {#枚の写真です}}')
  })

  it('is unchanged if other apps get it', () => {
    const text = '写真の分析結果をご覧ください'
    expect(withPhraseBreaks(text, 'result.shareText')).toBe(text)
  })
})
