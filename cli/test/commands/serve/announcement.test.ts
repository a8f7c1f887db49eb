import { describe, expect, test } from 'vitest'
import {
  announcement,
  localAddress,
  workerAnnouncement,
} from '../../../src/commands/serve/announcement.js'

describe('the announcement', () => {
  test.each([
    ['0.0.0.0', 'http://localhost:8080/'],
    ['127.0.0.1', 'http://localhost:8080/'],
    ['::1', 'http://localhost:8080/'],
    ['localhost', 'http://localhost:8080/'],
    ['::', 'http://localhost:8080/'],
    // Nothing listens where localhost leads.
    ['127.0.0.2', 'http://127.0.0.2:8080/'],
    ['192.0.2.1', 'http://192.0.2.1:8080/'],
    ['2001:db8::1', 'http://[2001:db8::1]:8080/'],
  ])('a service on %s is found at %s', (host, address) => {
    expect(localAddress(host, 8080)).toBe(address)
  })

  test.each(['127.0.0.1', '127.0.0.2', '127.1', '::1', 'localhost'])(
    'names no address on the network for %s',
    (host) => {
      expect(announcement('en', false)(host, 8080)).toMatch(/On the network +none/)
    },
  )

  test.each(['en', 'ja'] as const)('in %s fits 80 columns', (language) => {
    for (const host of ['127.0.0.1', '192.0.2.1'])
      for (const line of announcement(language, false)(host, 8080).split('\n'))
        expect(columnsOf(line)).toBeLessThanOrEqual(80)
    for (const line of workerAnnouncement(language)(256).split('\n'))
      expect(columnsOf(line)).toBeLessThanOrEqual(80)
  })

  test('of a worker says how many photos it works on at once', () => {
    expect(workerAnnouncement('en')(1)).toContain('Kaoiro is working, on 1 photo at once.')
    expect(workerAnnouncement('en')(2)).toContain('Kaoiro is working, on 2 photos at once.')
  })
})

/** A Japanese letter takes two columns. */
const columnsOf = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0)
