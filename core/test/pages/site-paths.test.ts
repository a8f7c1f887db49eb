import { describe, expect, it } from 'vitest'
import { screenPattern, sitePaths } from '../../src/pages/site-paths.js'

describe('screenPattern', () => {
  it.each([
    ...Object.values(sitePaths).map((path) => path.replace(/:\w+\??/g, '1F7womQ')),
    '/compare/1F7womQ',
    '/result/%E3%80%82',
  ])('matches the path of a screen: %s', (path) => {
    expect(path).toMatch(screenPattern())
  })

  it.each([
    ...['', '/result', '/result/', '/result/1F7womQ/card.png', '/a/result/1F7womQ', '/results/1'],
    ...[
      '/compare',
      '/compare/',
      '/compare/1//2',
      '/compare/1/2/3',
      '/capture.pdf',
      '/readyz',
      '//',
    ],
  ])('does not match %j', (path) => {
    expect(path).not.toMatch(screenPattern())
  })
})
