import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { loadTerminal } from '@kaoiro/texts/load'
import {
  announcement,
  localAddress,
  workerAnnouncement,
} from '../../../src/commands/serve/announcement.js'
import { displayWidth } from '../../../src/print/columns.js'

const english = await loadTerminal('en', 'serve')

describe('announcements', () => {
  test.each([
    ['0.0.0.0', 'http://localhost:8080/'],
    ['127.0.0.1', 'http://localhost:8080/'],
    ['::1', 'http://localhost:8080/'],
    ['localhost', 'http://localhost:8080/'],
    ['::', 'http://localhost:8080/'],
    // Not localhost, which is 127.0.0.1.
    ['127.0.0.2', 'http://127.0.0.2:8080/'],
    ['192.0.2.1', 'http://192.0.2.1:8080/'],
    ['2001:db8::1', 'http://[2001:db8::1]:8080/'],
  ])('show for host %s the address %s', (host, address) => {
    expect(localAddress({ host, port: 8080 })).toBe(address)
  })

  test('contain the path of the site', () => {
    const at = { host: '127.0.0.1', port: 8080, publicUrl: 'https://www.example.com/beauty/kaoiro' }
    expect(localAddress(at)).toBe('http://localhost:8080/beauty/kaoiro/')
  })

  test('omits the network address for a loopback host', () => {
    expect(announcement(english, false)({ host: '127.0.0.2', port: 8080 })).toMatch(
      /On the network +none/,
    )
  })

  test.each(languages)('fit 80 columns in %s', async (language) => {
    const texts = await loadTerminal(language, 'serve')
    for (const host of ['127.0.0.1', '192.0.2.1'])
      for (const line of announcement(texts, false)({ host, port: 8080 }).split('\n'))
        expect(displayWidth(line)).toBeLessThanOrEqual(80)
    for (const line of workerAnnouncement(texts)(256).split('\n'))
      expect(displayWidth(line)).toBeLessThanOrEqual(80)
  })

  test('show how many photos a worker analyses at once', () => {
    expect(workerAnnouncement(english)(1)).toContain('Kaoiro is analysing up to 1 photo at once.')
    expect(workerAnnouncement(english)(2)).toContain('Kaoiro is analysing up to 2 photos at once.')
  })
})
