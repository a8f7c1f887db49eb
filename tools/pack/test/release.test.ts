import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-release-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const script = (name: string, ...args: ReadonlyArray<string>) =>
  spawnSync('bash', [fixturePath(`../tools/pack/${name}`), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GITHUB_REPOSITORY: 'store/kaoiro',
      PATH: `${folder}/bin:${process.env['PATH'] ?? ''}`,
    },
  })

/** An npm that appends what it publishes to a file, knows it afterwards, and refuses the package in `refused`. */
const npm = `#!/usr/bin/env bash
cd '$'
case "$1" in
  view) grep -qF "$2 " published && echo 1.2.0 || exit 1 ;;
  publish)
    id=$(tar -xzOf "$2" package/package.json | node -p 'var p = JSON.parse(require("fs").readFileSync(0)); p.name + "@" + p.version')
    ! grep -qF "$id " published refused || exit 1
    echo "$id \${*: -1}" >> published ;;
esac
`

/** Puts a program into the PATH of the scripts. `$` in its text is the folder of the test. */
const stub = (name: string, text: string): void => {
  mkdirSync(path.join(folder, 'bin'), { recursive: true })
  writeFileSync(path.join(folder, 'bin', name), text.replace('$', folder))
  chmodSync(path.join(folder, 'bin', name), 0o755)
}

const publish = (version: string, refused: string) => {
  stub('npm', npm)
  for (const name of ['kaoiro', '@kaoiro/analyser', '@kaoiro/core']) {
    const content = path.join(folder, 'content/package')
    mkdirSync(content, { recursive: true })
    writeFileSync(path.join(content, 'package.json'), JSON.stringify({ name, version }))
    const file = path.join(folder, `${name.replace(/\W/g, '')}.tgz`)
    execFileSync('tar', ['-czf', file, '-C', path.dirname(content), 'package'])
  }
  writeFileSync(path.join(folder, 'published'), '', { flag: 'a' })
  writeFileSync(path.join(folder, 'refused'), refused)
  const { status } = script('publish.sh', folder)
  return { status, published: readFileSync(path.join(folder, 'published'), 'utf8') }
}

describe('publish.sh', () => {
  test('publishes the rest when it is run again, and nothing twice', () => {
    const most = 'kaoiro@1.2.0 latest\n@kaoiro/analyser@1.2.0 latest\n'
    expect(publish('1.2.0', '@kaoiro/core@1.2.0 \n')).toEqual({ status: 1, published: most })
    const all = { status: 0, published: `${most}@kaoiro/core@1.2.0 latest\n` }
    expect(publish('1.2.0', '')).toEqual(all)
    expect(publish('1.2.0', '')).toEqual(all)
  })

  test('publishes prereleases under next', () => {
    expect(publish('1.3.0-rc.1', '').published).toMatch(/^(@?[\w/]+@1\.3\.0-rc\.1 next\n){3}$/)
  })
})

/** A registry that knows the images that were pushed; `refused` is a call that fails. */
const docker = `#!/usr/bin/env bash
cd '$'
touch done
case "$*" in
  *inspect*--format*) echo sha256:1 ;;
  *inspect*) grep -q 'build .*--push' done ;;
  *) echo "docker $*" >> done ;;
esac
`
const cosign = `#!/usr/bin/env bash
cd '$'
[ "$1" != verify ] || exec grep -q 'cosign sign' done
! grep -q sign refused || exit 1
echo "cosign $*" >> done
`

describe('publish-image.sh', () => {
  const image = 'ghcr.io/store/kaoiro'
  const publishImage = (version: string, refused: string) => {
    stub('docker', docker)
    stub('cosign', cosign)
    writeFileSync(path.join(folder, 'refused'), refused)
    const { status } = script('publish-image.sh', image, version)
    return { status, done: readFileSync(path.join(folder, 'done'), 'utf8').trim().split('\n') }
  }
  const pushed = (version: string) => `docker buildx build --push --tag ${image}:${version} .`
  const signed = `cosign sign --yes ${image}@sha256:1`
  const latest = `docker buildx imagetools create --tag ${image}:latest ${image}@sha256:1`

  test('continues when it is run again, without a second image or signature', () => {
    expect(publishImage('1.2.0', 'sign')).toEqual({ status: 1, done: [pushed('1.2.0')] })
    const done = [pushed('1.2.0'), signed, latest]
    expect(publishImage('1.2.0', '')).toEqual({ status: 0, done })
    expect(publishImage('1.2.0', '')).toEqual({ status: 0, done: [...done, latest] })
  })

  test('does not move latest to a prerelease', () => {
    expect(publishImage('1.3.0-rc.1', '').done).toEqual([pushed('1.3.0-rc.1'), signed])
  })
})

describe('release-notes.sh', () => {
  beforeEach(() => {
    mkdirSync(path.join(folder, 'cli'))
    writeFileSync(path.join(folder, 'cli/package.json'), '{ "version": "1.2.0-rc.1" }')
    const changes = '# Changelog\n\n## [1.2.0-rc.1] - 2026-11-28\n\n- It starts.\n\n## [1.1.0]\n'
    writeFileSync(path.join(folder, 'CHANGELOG.md'), changes)
  })

  test('prints the section of the tag', () => {
    expect(script('release-notes.sh', 'v1.2.0-rc.1').stdout.trim()).toBe('- It starts.')
  })

  test('rejects a tag of another version', () => {
    const { status, stderr } = script('release-notes.sh', 'v1.2.0')
    expect(status).toBe(1)
    expect(stderr).toContain('cli/package.json has the version 1.2.0-rc.1, and the tag is v1.2.0.')
  })

  test('rejects a version without entries', () => {
    writeFileSync(path.join(folder, 'CHANGELOG.md'), '## [1.2.0-rc.1]\n\n## [1.1.0]\n\n- Old.\n')
    const { status, stderr } = script('release-notes.sh', 'v1.2.0-rc.1')
    expect(status).toBe(1)
    expect(stderr).toContain('CHANGELOG.md has no section [1.2.0-rc.1], or it is empty.')
  })
})
