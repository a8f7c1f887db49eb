import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosen, halves, spread } from '../../../evaluate/tasks/choice.js'
import { isEastAsian, photoFile } from '../../../evaluate/records/photo-file.js'

const filesArb = fc.uniqueArray(fc.string({ minLength: 1 })).map((files) => files.sort())

describe('the photos that are examined', () => {
  test('are in one half or the other, and in the same one whatever lies beside them', () => {
    fc.assert(
      fc.property(filesArb, filesArb, (files, others) => {
        const [first, second] = halves.map((half) => chosen(files, { half, limit: undefined }))
        expect([...(first ?? []), ...(second ?? [])].sort()).toEqual(files)
        const all = [...new Set([...files, ...others])].sort()
        expect(chosen(all, { half: 'first', limit: undefined })).toEqual(
          expect.arrayContaining([...(first ?? [])]),
        )
      }),
    )
  })

  test('are about as many in each half', () => {
    const files = Array.from({ length: 400 }, (_, i) => `female-asian/${1000 + i}.jpg`)
    const { length } = chosen(files, { half: 'first', limit: undefined })
    expect(length).toBeGreaterThan(170)
    expect(length).toBeLessThan(230)
  })

  test('are as many as asked for, in order, and none is there twice', () => {
    fc.assert(
      fc.property(filesArb, fc.integer({ min: 1, max: 20 }), (files, limit) => {
        const some = chosen(files, { half: undefined, limit })
        expect(some).toHaveLength(Math.min(limit, files.length))
        expect(files.filter((file) => some.includes(file))).toEqual(some)
      }),
    )
  })

  test('come from each folder by its share', () => {
    const files = [
      ...Array.from({ length: 90 }, () => 'a'),
      ...Array.from({ length: 30 }, () => 'b'),
    ]
    expect(spread(files, 8).join('')).toBe('aaaaaabb')
  })
})

describe("a photo's folder", () => {
  const inFaces = photoFile('/home/me/faces', 'WOMEN')

  test.each([
    ['female-asian/1.jpg', 'female-asian', 'WOMEN'],
    ['male-black/1.jpg', 'male-black', 'MEN'],
    ['Male-x/old/1.jpg', 'Male-x/old', 'MEN'],
    ['male-x/female-y/1.jpg', 'male-x/female-y', 'WOMEN'],
    ['males/1.jpg', 'males', 'WOMEN'],
    ['1.jpg', 'faces', 'WOMEN'],
  ])('%s lies in %s, one of %s', (file, folder, gender) => {
    expect(inFaces(file)).toEqual({ file, folder, gender })
  })

  test('without a gender in its name has the one that was asked for', () => {
    expect(photoFile('/faces', 'MEN')('x/1.jpg').gender).toBe('MEN')
    expect(photoFile('/faces', 'MEN')('female-x/1.jpg').gender).toBe('WOMEN')
  })

  test('is the one that was asked for if photos lie directly in it', () => {
    expect(photoFile('/faces/male-asian', 'WOMEN')('1.jpg')).toEqual({
      file: '1.jpg',
      folder: 'male-asian',
      gender: 'MEN',
    })
  })

  test('is East Asian by its own name', () => {
    expect(['female-asian', 'asian', 'x/male-asian'].every(isEastAsian)).toBe(true)
    expect(['female-caucasian', 'asian-not', 'white'].some(isEastAsian)).toBe(false)
  })
})
