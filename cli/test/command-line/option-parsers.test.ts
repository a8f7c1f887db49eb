import { describe, expect, test } from 'vitest'
import { parseAddress } from '../../src/command-line/option-parsers.js'

describe('parseAddress', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com//', 'https://api.example.com'],
    ['https://api.example.com/faces/', 'https://api.example.com/faces'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080/', 'http://[::1]:8080'],
    ['HTTPS://API.example.com:443', 'https://api.example.com'],
    ['https://api.example.com?', 'https://api.example.com'],
    ['https://api.example.com/#', 'https://api.example.com'],
    [' https://api.example.com/faces/ ', 'https://api.example.com/faces'],
  ])('parses %j as %s', (text, address) => {
    expect(parseAddress(text)).toBe(address)
  })
})
