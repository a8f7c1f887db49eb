import { afterEach, expect, it, vi } from 'vitest'
import { analyticsKind, analyticsScript } from '../../vite/analytics.js'

const withAnalytics = (value: string) => vi.stubEnv('KAOIRO_ANALYTICS', value)

afterEach(() => void vi.unstubAllEnvs())

it('is off by default', () => {
  withAnalytics('')
  expect(analyticsKind()).toBe('off')
  expect(analyticsScript()).toBeNull()
})

it('names the script in the policy without its query', () => {
  withAnalytics('https://tags.example.com/a/tag.js?id=K-1')
  expect(analyticsKind()).toBe('https://tags.example.com/a/tag.js?id=K-1')
  expect(analyticsScript()).toBe('https://tags.example.com/a/tag.js')
})

it.each([
  'on',
  'http://tags.example.com/tag.js',
  'https://tags.example.com',
  'https://tags.example.com/',
  'https://*/tag.js',
  'https://tags.example.com/a;b.js',
  'https://tags.example.com/a,b.js',
  'https://user@tags.example.com/tag.js',
  'javascript:alert(1)',
])('does not build with %j', (value) => {
  withAnalytics(value)
  expect(analyticsKind).toThrow('KAOIRO_ANALYTICS')
})
