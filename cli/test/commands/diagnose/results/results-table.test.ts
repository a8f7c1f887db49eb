import { describe, expect, test } from 'vitest'
import { isTable, resultsTable } from '../../../../src/commands/diagnose/results/results-table.js'

const job = { photo: '顔.jpg', gender: 'WOMEN', hairline: 20 } as const
const table = resultsTable(
  [job],
  [{ ...job, path: '/顔.jpg', api: null, calls: [], error: { kind: 'NotRead', message: '' } }],
)
const plain = table.slice(1)

describe('isTable', () => {
  test.each<[string, string | Uint8Array]>([
    ['as it was written', table],
    ['without the byte order mark', plain],
    ['with Windows line endings', table.replaceAll('\n', '\r\n')],
    ['with semicolons', plain.replaceAll(',', ';')],
    ['with tabs, in UTF-16', Buffer.from(table.replaceAll(',', '\t'), 'utf16le')],
    ['in Shift_JIS', Buffer.from(plain.replace('顔', '\u008a\u00e7'), 'latin1')],
    ['with quotes', plain.replaceAll(/[^,\n]+/g, '"$&"')],
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
