import { expect, test } from 'vitest'
import { faceTypesOf } from '../../src/diagnosis/vocabulary.js'

test('faceTypesOf returns the types of specification §3', () => {
  expect([...faceTypesOf('MEN')].sort()).toEqual(['casual', 'chic', 'simple', 'wild'])
  expect([...faceTypesOf('WOMEN')].sort()).toEqual(
    ['smart-casual', 'natural', 'pretty', 'basic', 'handsome', 'chic', 'sweet'].sort(),
  )
})
