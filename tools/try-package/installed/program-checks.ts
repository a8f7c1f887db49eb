import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { Installed, InstalledCheck } from './installed.js'
import { runKaoiro, runInstalled, readInstalled } from './installed.js'
import { served } from './served.js'

const photo = fixturePath('portraits/winter-man.jpg')
const workspace = fixturePath('..')
const ours = path.join(workspace, 'cli/bin/kaoiro.cjs')

const printed = new Map<string, Promise<string>>()

/** What the same command prints by the program of this workspace, on this Node; each is run once. */
const here = (...args: ReadonlyArray<string>): Promise<string> => {
  const key = args.join(' ')
  const output = printed.get(key) ?? runHere(args)
  printed.set(key, output)
  return output
}

const runHere = async (args: ReadonlyArray<string>): Promise<string> => {
  const { code, stdout, stderr } = await runInstalled(
    { folder: workspace, node: process.execPath },
    process.execPath,
    ours,
    ...args,
  )
  equal(code, 0, stderr)
  return stdout
}

const printsWhatOursPrints = async (
  there: Installed,
  ...args: ReadonlyArray<string>
): Promise<void> => {
  const [{ code, stdout, stderr }, ofOurs] = await Promise.all([
    runKaoiro(there, ...args),
    here(...args),
  ])
  equal(code, 0, stderr)
  equal(stdout, ofOurs)
}

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status

const files = async ({ folder }: Installed): Promise<ReadonlyArray<string>> => {
  const root = path.join(folder, 'node_modules/kaoiro')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
}

/** What the installed program does, and what there is of it. */
export const programChecks: ReadonlyArray<InstalledCheck> = [
  {
    name: 'npx kaoiro decodes a code as here',
    run: async (there) => {
      const args = ['exec', '--prefix', '.', '--', 'kaoiro', 'decode', '1F7womQ']
      const { code, stdout, stderr } = await runInstalled(there, 'npm', ...args)
      equal(code, 0, stderr)
      equal(stdout, await here('decode', '1F7womQ'))
    },
  },
  {
    name: 'diagnoses a photo by its built-in service as here',
    run: (there) => printsWhatOursPrints(there, 'diagnose', photo, '--gender', 'MEN', '--json'),
  },
  {
    name: 'prepares a photo with either engine',
    run: async (there) => {
      const ended = await Promise.all(
        ['jimp', 'sharp'].map((engine) =>
          runKaoiro(there, 'check', photo, '--image-engine', engine, '--json'),
        ),
      )
      for (const { code, stdout, stderr } of ended) {
        equal(code, 0, stderr)
        ok('prepared' in (JSON.parse(stdout) as object))
      }
    },
  },
  {
    name: 'draws a card as here',
    run: (there) => printsWhatOursPrints(there, 'render', '1F7womQ', '--format', 'svg'),
  },
  {
    name: 'finds its rasteriser',
    run: async (there) => {
      const { stderr } = await runKaoiro(there, 'render', '1F7womQ', '--out', 'card.png')
      // Whether this machine has fonts is another question.
      ok(!/cannot find|module/i.test(stderr), stderr)
    },
  },
  {
    name: 'serves screens and service, and stops when it is asked to',
    run: async (there) => {
      const code = await served(there, async (address) => {
        deepEqual(
          await Promise.all(
            [
              '',
              'result/1F7womQ',
              'result/1F7womQ/card.png',
              'manifest.webmanifest',
              'readyz',
              'v1/openapi.json',
            ].map((name) => statusOf(new URL(name, address).href)),
          ),
          [200, 200, 200, 200, 200, 200],
        )
        match(await (await fetch(address)).text(), /<script/)
      })
      equal(code, 0)
    },
  },
  {
    name: 'brings completions and its manual page',
    run: async (there) => {
      match((await runKaoiro(there, 'completion', 'bash')).stdout, /complete .*kaoiro/)
      const { man } = JSON.parse(await readInstalled(there, 'kaoiro/package.json')) as {
        man: string
      }
      equal(await readInstalled(there, path.join('kaoiro', man)), await here('man'))
    },
  },
  {
    name: 'runs nothing when it is installed, and lets nothing of it be imported',
    run: async (there) => {
      const content = JSON.parse(await readInstalled(there, 'kaoiro/package.json')) as object
      ok(!('scripts' in content))
      const { code, stderr } = await runInstalled(there, there.node, '-e', "import('kaoiro')")
      equal(code, 1)
      match(stderr, /ERR_PACKAGE_PATH_NOT_EXPORTED/)
    },
  },
  {
    name: 'has its licences, no sources, no maps and no trace of the machine that packed it',
    run: async (there) => {
      const all = await files(there)
      deepEqual(
        all.filter((name) => /\.(tsx?|[cm]?js\.map|tsbuildinfo)$/.test(name)),
        [],
      )
      for (const name of ['LICENSE', 'README.md', 'docs/running.md', 'THIRD-PARTY-LICENSES.md'])
        ok(all.includes(name), name)
      for (const name of all.filter((name) => /\.(c?js|json|html|md|1)$/.test(name)))
        ok(!(await readInstalled(there, path.join('kaoiro', name))).includes(workspace), name)
    },
  },
]
