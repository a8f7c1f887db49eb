import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultCode } from '@kaoiro/core/result-code'
import { anyBytesArb } from '@kaoiro/fixtures/arbitraries/values'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { lineSplitter } from '../../../src/commands/decode/input.js'
import { inputOf, kaoiro } from '../../in-process.js'

/** Standard input in these pieces. */
const inPieces = (pieces: ReadonlyArray<Uint8Array>) =>
  async function* (): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) {
      await Promise.resolve()
      yield piece
    }
  }

/** The codes in printed CSV. */
const codesIn = (csv: string): ReadonlyArray<string> =>
  csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[0] ?? '')

const decode = (text: string) => kaoiro(['decode', '-', '--csv'], { input: inputOf(text) })

/** Bytes like those of a compressed picture, the same in each run. */
const sha512Bytes = (length: number): Uint8Array =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 64) }, (_, at) =>
      createHash('sha512').update(String(at)).digest(),
    ),
  )

describe('kaoiro decode -', () => {
  test('reads codes and addresses, one per line', async () => {
    const { code, stdout, stderr } = await decode(
      '\ufeff1F7womQ\r\n' +
        '\n' +
        '  https://beauty.example.com/result/3MMBBYc?utm_source=mail#top \r\n' +
        'https%3A%2F%2Fbeauty.example.com%2Fresult%2F68elNZB\n' +
        '"1F7womQ"',
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(codesIn(stdout)).toEqual(['1F7womQ', '3MMBBYc', '68elNZB', '1F7womQ'])
  })

  test('prints the results of stdin at the place of - among the arguments', async () => {
    const args = ['decode', '3MMBBYc', '-', '68elNZB', '--csv']
    const { stdout } = await kaoiro(args, { input: inputOf('1F7womQ\n') })
    expect(codesIn(stdout)).toEqual(['3MMBBYc', '1F7womQ', '68elNZB'])
  })

  test('reports each invalid line with its number and continues', async () => {
    const { code, stdout, stderr } = await decode('1F7womQ\n\n1F7wo-Q\nciKbTd1\n1F7w%ZZ\n3MMBBYc\n')
    expect(code).toBe(1)
    expect(codesIn(stdout)).toEqual(['1F7womQ', '3MMBBYc'])
    expect(stderr.split('\n')).toEqual([
      'kaoiro: line 3: "1F7wo-Q": "-" at position 6 is not used in result codes; similar codes: 1F7wojQ 1F7wokQ 1F7womQ',
      'kaoiro: line 4: "ciKbTd1": a character is missing or wrong, also in upper or lower case; copy the code again',
      'kaoiro: line 5: "1F7w%ZZ": "%" at position 5 is not used in result codes',
      '',
    ])
  })

  test('rejects null, which jq prints for a missing code', async () => {
    const { code, stdout, stderr } = await decode('1F7womQ\nnull\n3MMBBYc\n')
    expect(code).toBe(1)
    expect(codesIn(stdout)).toEqual(['1F7womQ', '3MMBBYc'])
    expect(stderr).toMatch(/^kaoiro: line 2: "null": there is no result code in it/)
  })

  test('prints the results of a whole mail without a word on its other lines', async () => {
    const { code, stdout, stderr } = await decode(
      'Subject: =?UTF-8?B?6Ki65pat?=\r\n\r\nDear staff,\r\nThanks\r\n' +
        '<p style=3D"margin:0">On 28 November at 12:30 I paid 11300 yen, and got <a href=3D"https:/=\r\n' +
        '/kaoiro.example/result/1F7womQ?lang=3Den">this</a>.\r\n11300\r\n12:30\r\nHanako\r\n' +
        '<a href=3D"https://kaoiro.example/result/3MM=\r\nBBYc">hers</a>\r\n',
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(codesIn(stdout)).toEqual(['1F7womQ', '3MMBBYc'])
  })

  /** A part of a mail in Base64. */
  const part = (content: string | Uint8Array, type = 'text/html; charset=utf-8') => {
    const lines = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')
    return `--part\r\nContent-Transfer-Encoding: base64\r\nContent-Type: ${type}\r\n\r\n${lines}\r\n`
  }

  test('prints the results of a mail with parts in Base64, wherever its lines break', async () => {
    // A signature ends with "=" like a broken line.
    const head = `DKIM-Signature: v=1; b=${'a'.repeat(60)}=\r\nSubject: My colours\r\n\r\n`
    for (let length = 0; length < 60; length++) {
      const { code, stdout, stderr } = await decode(
        head +
          part(
            `${'あ'.repeat(length)}！結果です。\r\n名前は花子です。\r\nhttps://kaoiro.example/result/１Ｆ７ｗｏｍＱ`,
          ) +
          part(
            `${'>'.repeat(length)}<a href="https://kaoiro.example/beauty/result/3MMBBYc">hers</a>`,
          ),
      )
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(codesIn(stdout)).toEqual(['1F7womQ', '3MMBBYc'])
      expect(stdout).not.toContain('�')
    }
  })

  test('skips attached files of a mail, which contain words like codes, and a page in one long line', async () => {
    const noise = sha512Bytes(200_000)
    const { code, stdout, stderr } = await decode(
      'From: a@example.com\r\nSubject: My colours\r\n\r\nMy result: 1F7womQ\r\n' +
        part(noise, 'image/png') +
        part(Buffer.from('3MMBBYc\r\n'.repeat(9)), 'application/octet-stream') +
        part(`<p>${'Hello. '.repeat(3000)}</p>`),
    )
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(codesIn(stdout)).toEqual(['1F7womQ'])
  })

  test('prints nothing about the greeting of a mail and the words of its head', async () => {
    const head =
      'DKIM-Signature: v=1; b=dGhpcyBp\r\n fG34hIj\r\nSubject: my result\r\n\r\nHello\r\n'
    const body = 'Hello\n\nMy code is 1F7womQ.\nHanako\n'
    for (const mail of [body, head + body]) {
      const { code, stdout, stderr } = await decode(mail)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(codesIn(stdout)).toEqual(['1F7womQ'])
    }
  })

  test('reports a code that cannot be read within a mail', async () => {
    const { code, stderr } = await decode('From: a@a.example\nhHH2b3x\n\nMy code is\n1F7wo-Q\n')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^kaoiro: line 5: "1F7wo-Q": [^\n]*\n$/)
  })

  test('reports every word of a list, also of one with more words than a mail has', async () => {
    const words = 2000
    const { code, stdout, stderr } = await decode('1F7womQ\n' + 'wrong\n'.repeat(words))
    expect(code).toBe(1)
    expect(codesIn(stdout)).toEqual(['1F7womQ'])
    expect(stderr.match(/: "wrong": /g)).toHaveLength(words)
  })

  test('reads a list of links that end with "=" like broken lines of mails', async () => {
    const link = 'https://kaoiro.example/result/1F7womQ?utm_source=newsletter&utm_term='
    const { code, stdout } = await decode(`${link}\n3MMBBYc\n${link}`)
    expect(code).toBe(0)
    expect(codesIn(stdout)).toEqual(['1F7womQ', '3MMBBYc', '1F7womQ'])
  })

  test('reads a mail that ends within a broken line', async () => {
    const { stdout } = await decode(`<a href=3D"https://kaoiro.example/result/1F7womQ">=`)
    expect(codesIn(stdout)).toEqual(['1F7womQ'])
  })

  test('reports the first line of a text without any code', async () => {
    const { code, stderr } = await decode('\nHello!\nMy code is lost.\n')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^kaoiro: line 2: "Hello!": [^\n]*\n$/)
  })

  test('says with --verbose which part of a code is impossible', async () => {
    const { stderr } = await kaoiro(['decode', 'ciKbTd1', '--verbose'])
    expect(stderr).toContain('there is no face pattern number 15')
  })

  test('reports an overlong line once and reads the next one', async () => {
    const endless = Array.from({ length: 200 }, () => Buffer.alloc(65_536, 'z'))
    const input = inPieces([...endless, Buffer.from('\n1F7womQ\n')])
    const { code, stdout, stderr } = await kaoiro(['decode', '-', '--csv'], { input })
    expect(code).toBe(1)
    expect(codesIn(stdout)).toEqual(['1F7womQ'])
    expect(stderr).toMatch(/^kaoiro: line 1: "z{40} … z{80}": it is longer than 8192 characters\n$/)
  })

  test('accepts empty input', async () => {
    expect(await kaoiro(['decode', '-'])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('finds the same lines however the input is split into chunks', async () => {
    const cutArb = fc.tuple(
      fc.array(
        fc.oneof(diagnosisArb.map(resultCode.encode), fc.constantFrom('', '顔色', '1F7wo-Q')),
      ),
      fc.constantFrom('\n', '\r\n'),
      fc.array(fc.nat(400)),
    )
    await fc.assert(
      fc.asyncProperty(cutArb, async ([lines, end, cuts]) => {
        const bytes = Buffer.from(lines.join(end))
        const places = [0, ...cuts.sort((a, b) => a - b), bytes.length]
        const pieces = places.slice(1).map((to, index) => bytes.subarray(places[index], to))
        const whole = await decode(lines.join(end))
        const cut = await kaoiro(['decode', '-', '--csv'], { input: inPieces(pieces) })
        expect(cut).toEqual(whole)
      }),
    )
  })

  test('never prints control characters, for any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBytesArb), async (pieces) => {
        const { code, stderr } = await kaoiro(['decode', '-'], { input: inPieces(pieces) })
        if (stderr === '') expect(code).toBe(0)
        expect(stderr).toMatch(/^(kaoiro: line \d+: "[^\x00-\x1f\x7f-\x9f]*\n)*$/)
      }),
    )
  })

  test('exits with 130 on Ctrl-C while waiting for input', async () => {
    const interruption = new AbortController()
    const input = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('1F7womQ\n3MM')
      interruption.abort()
      await new Promise(() => undefined)
    }
    const { signal } = interruption
    const { code, stdout, stderr } = await kaoiro(['decode', '-', '--csv'], { input, signal })
    expect({ code, stderr }).toEqual({ code: 130, stderr: '' })
    expect(codesIn(stdout)).toEqual(['1F7womQ'])
  })

  test('closes its input if stdout was closed by its reader', async () => {
    let closed = false
    const input = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          await Promise.resolve()
          yield Buffer.from('1F7womQ\n')
        }
      } finally {
        closed = true
      }
    }
    const flushed = () => Promise.resolve(false)
    const { code, stderr } = await kaoiro(['decode', '-'], { input, flushed })
    expect({ code, stderr, closed }).toEqual({ code: 0, stderr: '', closed: true })
  })

  test('prints a prompt if stdin is a terminal, but not with --quiet', async () => {
    const { stdout, stderr } = await kaoiro(['decode', '-'], { inputIsTerminal: true })
    expect({ stdout, stderr }).toEqual({
      stdout: '',
      stderr: 'Type codes or result URLs, one per line; press Ctrl-D to finish.\n',
    })
    const quiet = await kaoiro(['decode', '-', '--quiet'], { inputIsTerminal: true })
    expect(quiet.stderr).toBe('')
    expect((await kaoiro(['decode', '1F7womQ'], { inputIsTerminal: true })).stderr).toBe('')
  })
})

test('lineSplitter keeps at most one character more than the limit of a line', () => {
  const splitter = lineSplitter(10)
  const pieces = Array.from({ length: 50 }, () => 'z'.repeat(1000))
  expect([...pieces.flatMap(splitter.add), ...splitter.end()]).toEqual(['z'.repeat(11)])
})
