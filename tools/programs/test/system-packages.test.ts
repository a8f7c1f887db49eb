import { expect, test } from 'vitest'
import { missingPackages, programs } from '../system-packages.js'

const all = Object.values(programs)

test('a new machine lacks the packages of every program', () => {
  expect(missingPackages(() => false)).toEqual(all.flatMap(({ packages }) => packages))
})

test('a machine that has the files of every program lacks nothing', () => {
  const files = all.flatMap(({ files }) => files)
  expect(missingPackages((path) => files.includes(path))).toEqual([])
})

test('a program lacks its packages if one of its files is missing', () => {
  const { packages, files } = programs.webKit
  expect(missingPackages((path) => path !== files[1])).toEqual(packages)
})

test('a program from elsewhere does as well', () => {
  const { packages } = programs.firefox
  expect(missingPackages((path) => path === '/usr/bin/firefox')).not.toEqual(
    expect.arrayContaining([...packages]),
  )
})
