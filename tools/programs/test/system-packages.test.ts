import { expect, test } from 'vitest'
import { missingPackages, programs } from '../system-packages.js'

const all = Object.values(programs)

test('missingPackages returns the packages of all programs on a new machine', () => {
  expect(missingPackages(() => false)).toEqual(all.flatMap(({ packages }) => packages))
})

test('missingPackages returns nothing if all files exist', () => {
  const files = all.flatMap(({ files }) => files)
  expect(missingPackages((path) => files.includes(path))).toEqual([])
})

test('missingPackages returns the packages of a program with a missing file', () => {
  const { packages, files } = programs.webKit
  expect(missingPackages((path) => path !== files[1])).toEqual(packages)
})

test('missingPackages accepts a program from another source', () => {
  const { packages } = programs.firefox
  expect(missingPackages((path) => path === '/usr/bin/firefox')).not.toEqual(
    expect.arrayContaining([...packages]),
  )
})
