// `npm run release`: checks, packs, tries and tags a version. It publishes nothing: see --help.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { workspace } from '../processes/workspace.js'
import type { Package } from './facts.js'
import { changelogFault, tagFault, treeFault, versionFault } from './facts.js'
import type { ReleaseStep } from './steps.js'
import { walk } from './steps.js'

const help = `Makes a version ready to be published, and tags it.

  npm run release -- [--dry-run]

  --dry-run  look at all that has to be so, and print the commands only

The version stands in the package.json of every folder. Nothing is published:
the last lines say what to do by hand.
`

const read = (file: string): string => readFileSync(path.join(workspace, file), 'utf8')

const git = (...args: ReadonlyArray<string>): string =>
  execFileSync('git', [...args], { cwd: workspace, encoding: 'utf8' })

const packages = ['core', 'analyser', 'api', 'cli', 'ui', 'fixtures', 'tools'].map(
  (folder) => JSON.parse(read(`${folder}/package.json`)) as Package,
)

const version = packages[0]?.version ?? ''
const tag = `v${version}`

const fact = (name: string, fault: () => string | null): ReleaseStep => ({
  _tag: 'Fact',
  name,
  fault,
})

const command = (name: string, ...words: ReadonlyArray<string>): ReleaseStep => ({
  _tag: 'Command',
  name,
  command: words,
})

const steps: ReadonlyArray<ReleaseStep> = [
  fact('clean tree', () => treeFault(git('status', '--porcelain'))),
  fact('versions', () => versionFault(packages)),
  fact('changelog', () => changelogFault(version)(read('CHANGELOG.md'))),
  fact('new tag', () => tagFault(version)(git('tag'))),
  command('dependencies', 'npm', 'ci', '--ignore-scripts'),
  command('tests', 'npm', 'test'),
  command('pack and try', 'npm', 'run', 'try:package'),
  command('documentation', 'npm', 'run', 'docs'),
  command('tag', 'git', 'tag', '--annotate', tag, '--message', `Kaoiro ${version}`),
]

const run = ([program = '', ...args]: ReadonlyArray<string>): boolean =>
  spawnSync(program, args, { cwd: workspace, stdio: 'inherit' }).status === 0

const byHand = `
To publish, by hand:
  git push origin ${tag}
  npm publish dist/kaoiro-core-${version}.tgz
  npm publish dist/kaoiro-${version}.tgz
Then make a release of the tag on GitHub, with the changelog's entry as text.
`

const release = (dryRun: boolean): boolean => {
  console.log(`\nKaoiro ${version}${dryRun ? ' (dry run: nothing is changed)' : ''}\n`)
  const sound = walk({ print: console.log, run }, dryRun)(steps)
  console.log(sound || dryRun ? byHand : '\nNot released: mend what is marked, then begin again.')
  if (dryRun && !sound) console.log('A release would stop at the first ✗.')
  return sound
}

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean' } },
})
if (values.help === true) console.log(help)
else process.exitCode = release(values['dry-run']) ? 0 : 1
