import { describe, expect, it } from 'vitest'
import { joinNames } from '../../vite/joined-names.js'
import { withoutBreaks } from '../../src/components/break-place.js'

const visible = (code: string): string => joinNames(code).replaceAll('\u2060', '+')

describe('a file of Chinese texts', () => {
  it('has joined letters in the names of patterns and seasons', () => {
    expect(visible("name: '甜美型'")).toBe("name: '甜+美+型'")
    expect(visible('"name":"暖調春季型"')).toBe('"name":"暖+調+春+季+型"')
  })

  it('has joined letters in words in quotation marks', () => {
    expect(visible("open: '請選擇「允許」。'")).toBe("open: '請選擇「允+許」。'")
    expect(visible("open: '请选择“兼容性最佳”。'")).toBe("open: '请选择“兼+容+性+最+佳”。'")
  })

  it('is unchanged elsewhere, as in quoted values and other short texts', () => {
    const code = "{ near: (name) => `也可能是「${name}」。`, open: '臉部風格' }"
    expect(joinNames(code)).toBe(code)
  })

  it('is unchanged but for its joiners, which are removed for other apps', () => {
    const code = "name: '甜美型', open: '請選擇「允許」。'"
    expect(withoutBreaks(joinNames(code))).toBe(code)
  })
})
