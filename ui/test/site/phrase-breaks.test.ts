import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinNames, withPhraseBreaks } from '../../site/build/phrase-breaks.js'
import { withoutBreaks } from '../../src/components/break-place.js'

const visible = (text: string): string => text.replaceAll('\u200B', '|').replaceAll('\u2060', '+')

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

describe('a Chinese text', () => {
  it('has joined letters if it is the name of a pattern or season', () => {
    expect(visible(joinNames('甜美型'))).toBe('甜+美+型')
    expect(visible(joinNames('暖調春季型'))).toBe('暖+調+春+季+型')
  })

  it('has joined letters in words in quotation marks', () => {
    expect(visible(joinNames('請選擇「允許」。'))).toBe('請選擇「允+許」。')
    expect(visible(joinNames('请选择“兼容性最佳”。'))).toBe('请选择“兼+容+性+最+佳”。')
  })

  it('is unchanged elsewhere, as in quoted values and other short texts', () => {
    for (const text of ['也可能是「{name}」。', '臉部風格', '哪一種是甜美型'])
      expect(joinNames(text)).toBe(text)
  })

  it('is unchanged but for its joiners, which are removed for other apps', () => {
    for (const text of ['甜美型', '請選擇「允許」。'])
      expect(withoutBreaks(joinNames(text))).toBe(text)
  })
})
