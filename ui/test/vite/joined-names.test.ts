import { describe, expect, it } from 'vitest'
import { joinNames } from '../../vite/joined-names.js'
import { withoutBreaks } from '../../src/components/break-place.js'

const visible = (text: string): string => joinNames(text).replaceAll('\u2060', '+')

describe('a Chinese text', () => {
  it('has joined letters if it is the name of a pattern or season', () => {
    expect(visible('甜美型')).toBe('甜+美+型')
    expect(visible('暖調春季型')).toBe('暖+調+春+季+型')
  })

  it('has joined letters in words in quotation marks', () => {
    expect(visible('請選擇「允許」。')).toBe('請選擇「允+許」。')
    expect(visible('请选择“兼容性最佳”。')).toBe('请选择“兼+容+性+最+佳”。')
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
