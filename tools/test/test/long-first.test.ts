import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { filesBesideJourneys, journeys, longFiles, longFirst, waitingFile } from '../long-first.js'

const inOrder = (files: ReadonlyArray<string>) =>
  longFirst(
    files.map((file) => `/home/me/${file}`),
    (file) => file.split('/')[3] ?? '',
    (file) => file,
  ).map((file) => file.replace('/home/me/', ''))

test('the journeys come before the last files of their package, in their own order', () => {
  const short = Array.from({ length: filesBesideJourneys }, (_, index) => `ui/${index}.ts`)
  const [long = ''] = longFiles.filter((file) => file.startsWith('ui/'))
  const first = ['ui/a.ts', 'ui/b.ts']
  expect(inOrder([...[...journeys].reverse(), ...first, ...short, long])).toEqual([
    long,
    ...first,
    ...journeys,
    ...short,
  ])
})

describe('long files', () => {
  test('come before the others of their package, whose order stays', () => {
    const files = ['api/b.ts', 'api/a.ts', 'cli/b.ts', 'cli/test/built/program.test.ts', 'cli/a.ts']
    expect(inOrder(files)).toEqual([
      'api/b.ts',
      'api/a.ts',
      'cli/test/built/program.test.ts',
      'cli/b.ts',
      'cli/a.ts',
    ])
  })

  test('come in their own order, whatever order they are given in', () => {
    const long = longFiles.filter((file) => file.startsWith('ui/'))
    expect(inOrder([...long].reverse())).toEqual(long)
  })

  test('come after the file that mostly waits, whatever its package', () => {
    const files = ['analyser/a.ts', 'api/a.ts', waitingFile, 'api/test/service/disk.test.ts']
    expect(inOrder(files)).toEqual([
      waitingFile,
      'analyser/a.ts',
      'api/test/service/disk.test.ts',
      'api/a.ts',
    ])
  })

  test('are files that there are', () => {
    const all = [waitingFile, ...longFiles, ...journeys]
    expect(all.filter((file) => !existsSync(fixturePath(path.join('..', file))))).toEqual([])
  })
})
