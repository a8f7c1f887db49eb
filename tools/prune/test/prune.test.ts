import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prune } from '../prune-folder.js'
import { tableOf } from '../table.js'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kaoiro-prune-'))
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text = 'x') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const manifest = (folder: string, content: object) =>
  write(`${folder}/package.json`, JSON.stringify(content))

const present = (file: string) => existsSync(path.join(root, file))

describe('packages', () => {
  beforeEach(() => {
    manifest('api', { dependencies: { server: '1' } })
    manifest('core', { dependencies: {} })
    manifest('cli', { dependencies: { bundled: '1', sharp: '1' }, notBundled: ['sharp'] })
    manifest('node_modules/server', {
      dependencies: { helper: '2' },
      peerDependencies: { wanted: '1', maybe: '1' },
      peerDependenciesMeta: { maybe: { optional: true } },
    })
    for (const name of ['bundled', 'helper', 'sharp', 'undici', 'wanted', 'maybe'])
      manifest(`node_modules/${name}`, {})
    manifest('node_modules/server/node_modules/helper', {})
    prune(root)
  })

  test('what the service needs stays, with what that needs itself', () => {
    expect(present('node_modules/server/package.json')).toBe(true)
    expect(present('node_modules/wanted/package.json')).toBe(true)
  })

  test('of two versions the one that is found first stays', () => {
    expect(present('node_modules/server/node_modules/helper/package.json')).toBe(true)
    expect(present('node_modules/helper')).toBe(false)
  })

  test('what the program has in its own file goes, what it loads stays', () => {
    expect(present('node_modules/bundled')).toBe(false)
    expect(present('node_modules/sharp/package.json')).toBe(true)
  })

  test('what may be there and is not needed goes', () => {
    expect(present('node_modules/maybe')).toBe(false)
  })
})

describe('files', () => {
  const needed = [
    'node_modules/@tensorflow/tfjs-core/dist/tf-core.node.js',
    'node_modules/@tensorflow/tfjs-core/package.json',
    'node_modules/@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm',
    'node_modules/@aws-sdk/client-s3/dist-cjs/index.js',
    'node_modules/@aws-sdk/client-s3/LICENSE.md',
    'node_modules/@aws-sdk/client-s3/lib/test/index.js',
    'api/dist/start.js',
    'api/dist/start.d.ts',
    'api/dist/empty-database/global/pg_filenode.map',
    'ui/dist/assets/page.js',
  ]
  const spare = [
    'node_modules/@tensorflow/tfjs-core/dist/tf-core.min.js',
    'node_modules/@tensorflow/tfjs-backend-cpu/dist/tf-backend-cpu.node.js',
    'node_modules/@aws-sdk/client-s3/dist-es/index.js',
    'node_modules/@aws-sdk/client-s3/README.md',
    'node_modules/@aws-sdk/client-s3/test/index.js',
    'node_modules/@aws-sdk/client-s3/dist-cjs/index.js.map',
    'node_modules/@aws-sdk/client-s3/src/index.ts',
  ]
  const packages = [
    '@tensorflow/tfjs-core',
    '@tensorflow/tfjs-backend-wasm',
    '@tensorflow/tfjs-backend-cpu',
    '@aws-sdk/client-s3',
  ]

  beforeEach(() => {
    const dependencies = Object.fromEntries(packages.map((name) => [name, '1']))
    manifest('api', { dependencies })
    manifest('core', {})
    for (const name of packages) manifest(`node_modules/${name}`, {})
    for (const file of [...needed, ...spare].filter((file) => !file.endsWith('package.json')))
      write(file, 'x'.repeat(1_000))
  })

  test('what runs and every licence stays', () => {
    prune(root)
    expect(needed.filter((file) => !present(file))).toEqual([])
  })

  test('an empty folder of the service stays, one of a library goes', () => {
    for (const folder of ['api/dist/empty-database/pg_notify', 'node_modules/empty'])
      mkdirSync(path.join(root, folder), { recursive: true })
    prune(root)
    expect(present('api/dist/empty-database/pg_notify')).toBe(true)
    expect(present('node_modules/empty')).toBe(false)
  })

  test('what a link leads to is no library', () => {
    mkdirSync(path.join(root, 'node_modules/@kaoiro'))
    symlinkSync('../../api', path.join(root, 'node_modules/@kaoiro/api'))
    prune(root)
    expect(present('node_modules/@kaoiro/api/dist/start.js')).toBe(true)
  })

  test('what nothing loads goes', () => {
    prune(root)
    expect(spare.filter(present)).toEqual([])
  })

  test('a second run finds nothing more', () => {
    prune(root)
    expect(prune(root).removed.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(0)
  })

  test('before is what was removed and what is left', () => {
    const { before, removed, after } = prune(root)
    expect(removed.reduce((left, { bytes }) => left - bytes, before)).toBe(after)
    expect(before - after).toBe(spare.length * 1_000 + '{}'.length)
  })

  test('the table fits a terminal', () => {
    const lines = tableOf(prune(root)).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})
