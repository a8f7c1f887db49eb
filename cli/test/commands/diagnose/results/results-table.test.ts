import type { ResultRecord } from '@kaoiro/core/records'
import { describe, expect, test } from 'vitest'
import { isTable, resultsTable } from '../../../../src/commands/diagnose/results/results-table.js'

const job = { photo: '顔.jpg', gender: 'WOMEN', hairline: 20 } as const
const table = resultsTable(
  [job],
  [{ ...job, path: '/顔.jpg', api: null, calls: [], error: { kind: 'NotRead', message: '' } }],
)
const plain = table.slice(1)

const result: ResultRecord = {
  ...{ ...job, path: '/顔.jpg', api: null, calls: [], code: '1F7womQ' },
  ...{ faceType: 'pretty', colorType: 'spring', faceTypeAnalysis: [3, 2, 1, 1, 1] },
  colorComposition: { spring: 58, summer: 24, autumn: 14, winter: 4 },
}

/** The fields after the input. */
const certaintyIn = (record: ResultRecord) =>
  resultsTable([job], [record]).trimEnd().split(',顔.jpg,')[1]

describe('resultsTable', () => {
  test('tells how sure a result is, its second names and its doubts', () => {
    const faceTypes = { pretty: 70, sweet: 30 }
    expect(certaintyIn({ ...result, faceTypes, doubts: ['turned', 'glasses'] })).toBe(
      '0.41,sweet summer,turned glasses',
    )
  })

  test('leaves empty what an answer does not tell', () => {
    const colorComposition = { spring: 90, summer: 10, autumn: 0, winter: 0 }
    expect(certaintyIn({ ...result, faceTypes: { pretty: 100 }, colorComposition })).toBe('0.9,,')
    expect(certaintyIn(result)).toBe(',sweet summer,')
  })
})

describe('isTable', () => {
  test.each<[string, string | Uint8Array]>([
    ['as it was written', table],
    ['without the byte order mark', plain],
    ['with Windows line endings', table.replaceAll('\n', '\r\n')],
    ['with semicolons', plain.replaceAll(',', ';')],
    ['with tabs, in UTF-16', Buffer.from(table.replaceAll(',', '\t'), 'utf16le')],
    ['in Shift_JIS', Buffer.from(plain.replace('顔', '\u008a\u00e7'), 'latin1')],
    ['with quotes', plain.replaceAll(/[^,\n]+/g, '"$&"')],
    ['of version 0.1', plain.replace(',confidence,second,doubts', '')],
    ['with more columns', table.replace('\n', ',note\n')],
    ['without rows', plain.slice(0, plain.indexOf('\n'))],
    ['empty', ''],
    ['of blank lines', '\ufeff\r\n\r\n'],
  ])('accepts a table %s', (_, saved) => {
    expect(isTable(Buffer.from(saved))).toBe(true)
  })

  test.each([
    'path,customer\n',
    'error\n',
    'error;code\n',
    plain.replace('error,', ''),
    plain.replace('input', 'inputs'),
    'error,"code\n',
    '\n\nmy notes\n',
  ])('rejects %j', (text) => {
    expect(isTable(Buffer.from(text))).toBe(false)
  })
})
