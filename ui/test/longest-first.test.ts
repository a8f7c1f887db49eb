import { existsSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longest, longestFirst } from './longest-first.js'

const filesArb = fc.shuffledSubarray([...longest, 'a.test.ts', 'b.test.ts', 'c.test.ts'])
const isLong = (file: string) => longest.includes(file)

it('puts the longest files first, and leaves the others in their order', () => {
  fc.assert(
    fc.property(filesArb, (files) => {
      expect(longestFirst(files, (file) => `/home/kaoiro/${file}`)).toEqual([
        ...longest.filter((file) => files.includes(file)),
        ...files.filter((file) => !isLong(file)),
      ])
    }),
  )
})

it.each(longest)('%s is there', (file) => {
  expect(existsSync(path.join(import.meta.dirname, '../..', file))).toBe(true)
})
