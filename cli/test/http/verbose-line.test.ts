import { describe, expect, test } from 'vitest'
import { verboseLine } from '../../src/http/client-http.js'
import type { CallAttempt } from '../../src/http/client-http.js'

const seen: CallAttempt = {
  method: 'POST',
  url: 'https://api.example.com/v1/sessions',
  attempt: 1,
  status: 201,
  detail: null,
  time: 12.3,
}

describe('verboseLine', () => {
  test.each<[string, Partial<CallAttempt>, string]>([
    ['an answer', {}, 'POST https://api.example.com/v1/sessions  201  12 ms'],
    [
      'a retry',
      { attempt: 2, status: 503 },
      'POST https://api.example.com/v1/sessions  503  12 ms  (attempt 2)',
    ],
    [
      'no answer',
      { method: 'GET', url: 'http://127.0.0.1:9/', status: null, detail: 'connect ECONNREFUSED' },
      'GET  http://127.0.0.1:9/  connect ECONNREFUSED  12 ms',
    ],
    [
      'a signed address',
      { method: 'PUT', url: 'https://bucket.example.com/p?signature=7f3a#x' },
      'PUT  https://bucket.example.com/p  201  12 ms',
    ],
    [
      'an address with a name and a password',
      { url: 'https://me:sec:r@t@api.example.com/v1' },
      'POST https://api.example.com/v1  201  12 ms',
    ],
    [
      'control characters',
      { url: 'http://a/\x1b[2J', status: null, detail: 'gone\r\n\x07' },
      'POST http://a/\ufffd[2J  gone\ufffd\ufffd\ufffd  12 ms',
    ],
  ])('formats %s', (_, given, line) => {
    expect(verboseLine({ ...seen, ...given })).toBe(line)
  })
})
