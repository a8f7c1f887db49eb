import { expect, test } from 'vitest'
import { messages as en } from '@kaoiro/core/content/messages/en'
import { messages as ja } from '@kaoiro/core/content/messages/ja'
import { confidenceRows } from '../src/print/confidence-rows.js'

test('there is a row for each share that was sent', () => {
  expect(confidenceRows(ja)({ faceType: 1, season: 0.885 })).toBe(
    '  撮り直しても変わらない割合:\n    100 %  フェイスパターン\n     89 %  パーソナルカラー\n\n',
  )
  expect(confidenceRows(en)({ both: 0.07 })).toBe(
    '  How often it would stay in another photo:\n      7 %  Both\n\n',
  )
})

test('there is nothing where none was', () => {
  expect(confidenceRows(en)({})).toBe('')
})
