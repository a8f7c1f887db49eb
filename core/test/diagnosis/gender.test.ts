import { expect, test } from 'vitest'
import { genders } from '@kaoiro/core/diagnosis/gender'

test('the genders have the names of the wire and of the address', () => {
  expect([...genders].sort()).toEqual(['MEN', 'WOMEN'])
})
