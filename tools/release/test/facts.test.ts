import { describe, expect, test } from 'vitest'
import { changelogFault, tagFault, treeFault, versionFault } from '../facts.js'

const core = { name: '@kaoiro/core', version: '1.2.0' }
const cli = { name: 'kaoiro', version: '1.2.0', dependencies: { '@kaoiro/core': '1.2.0' } }

describe('before a release', () => {
  test('all is committed', () => {
    expect(treeFault('')).toBeNull()
    expect(treeFault(' M README.md\n?? notes.txt\n')).toMatch(/2 files .* README\.md first/)
  })

  test('the packages agree on their version', () => {
    expect(versionFault([core, cli])).toBeNull()
    expect(versionFault([core, { ...cli, version: '1.1.0' }])).toContain('kaoiro is 1.1.0')
    const older = { ...cli, dependencies: { '@kaoiro/core': '1.1.0', undici: '~7.30' } }
    expect(versionFault([core, older])).toContain('kaoiro asks for @kaoiro/core 1.1.0')
    expect(
      versionFault([core, { ...cli, devDependencies: { '@kaoiro/core': '^1.2.0' } }]),
    ).toContain('@kaoiro/core ^1.2.0')
    expect(versionFault([])).not.toBeNull()
  })

  test.each([
    ['## [Unreleased]\n\n## [1.2.0] - 2026-11-22\n\n- New\n', null],
    ['## [1.2.0] - 2026-11-22\n\n- New\n', null],
    ['## [Unreleased]\n\n- New\n', 'no “## [1.2.0]'],
    ['## [1.2.0]\n\n- New\n', 'date'],
    ['## [1.2.0] - soon\n\n- New\n', 'date'],
    ['## [1.2.0] - 2026-11-22\n\n## [1.1.0] - 2026-11-01\n\n- Old\n', 'says nothing'],
    ['## [Unreleased]\n\n- More\n\n## [1.2.0] - 2026-11-22\n\n- New\n', '[Unreleased]'],
  ])('the changelog says what is new: %j → %j', (changelog, fault) => {
    if (fault === null) expect(changelogFault('1.2.0')(changelog)).toBeNull()
    else expect(changelogFault('1.2.0')(changelog)).toContain(fault)
  })

  test('the version has no tag yet', () => {
    expect(tagFault('1.2.0')('v1.1.0\nv1.2.0-rc.1\n')).toBeNull()
    expect(tagFault('1.2.0')('v1.1.0\nv1.2.0\n')).toContain('v1.2.0')
  })
})
