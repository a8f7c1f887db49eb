import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { install } from '../installed/installed.js'
import type { Installed } from '../installed/installed.js'
import { libraryChecks } from '../installed/library-checks.js'
import { programChecks } from '../installed/program-checks.js'

const pack = fixturePath('../tools/dist/pack/pack.js')

let folder = ''
const program = (): Installed => ({ folder: path.join(folder, 'program'), node: process.execPath })
const library = (): Installed => ({ folder: path.join(folder, 'library'), node: process.execPath })

// Packs and installs the program and the library only once, because npm takes long.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-installed-'))
  await promisify(execFile)(process.execPath, [pack, '--to', folder])
  const packed = (await readdir(folder)).map((name) => path.join(folder, name))
  const isLibrary = (file: string): boolean => /kaoiro-[a-z]+-[^/]*$/.test(file)
  await Promise.all([mkdir(program().folder), mkdir(library().folder)])
  await Promise.all([
    install(library(), ...packed.filter(isLibrary)),
    install(program(), ...packed.filter((file) => !isLibrary(file))),
  ])
}, 600_000)

const packScript = (name: string) =>
  promisify(execFile)('bash', [fixturePath(`../tools/pack/${name}`), folder], {
    maxBuffer: 10_000_000,
  })

test('the packages pass publint and attw', () => packScript('lint.sh'), 600_000)

test('the list of components has packages, their dependencies and what is bundled', async () => {
  const { components } = JSON.parse((await packScript('sbom.sh')).stdout) as {
    readonly components: ReadonlyArray<{ readonly name: string }>
  }
  const names = components.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['kaoiro', '@kaoiro/core', '@kaoiro/api', 'fastify', 'react', 'zod']),
  )
  expect(names).not.toContain('vitest')
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the installed program', () => {
  test.each(programChecks)('$name', ({ run }) => run(program()))
})

describe('the installed library', () => {
  test.each(libraryChecks)('$name', ({ run }) => run(library()))
})
