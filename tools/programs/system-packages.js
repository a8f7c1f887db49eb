// Debian packages for the tests. Plain JavaScript, because `npm test` installs them before anything is compiled. Compiled
// tools import this file as well.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Program
 * @property {ReadonlyArray<string>} packages Debian packages that contain the program
 * @property {ReadonlyArray<string>} files the program is installed if all of these exist
 * @property {ReadonlyArray<string>} others paths of the program from other sources; one is enough
 */

const { CHROMIUM_PATH = '', FIREFOX_PATH = '', PATH = '' } = process.env

export const japaneseFont = 'fonts-noto-cjk'

/** @type {Readonly<Record<'chromium' | 'firefox' | 'webKit' | 'nginx' | 'jq' | 'promtool' | 'pgbouncer' | 'postgres', Program>>} */
export const programs = {
  // The headless shell needs a fifth of the CPU time of the full browser. The screens need a Japanese font.
  chromium: {
    packages: ['chromium-headless-shell', japaneseFont],
    files: ['/usr/bin/chromium-headless-shell'],
    others: [CHROMIUM_PATH],
  },
  firefox: {
    packages: ['firefox-esr'],
    files: ['/usr/bin/firefox-esr'],
    others: [FIREFOX_PATH, '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
  webKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    others: [],
  },
  // The server itself, which Debian keeps outside the PATH of users.
  nginx: {
    packages: ['nginx-light', 'openssl'],
    files: ['/usr/sbin/nginx'],
    others: ['/usr/bin/nginx'],
  },
  // The commands of docs/api.md.
  jq: {
    packages: ['curl', 'jq'],
    files: ['/usr/bin/curl', '/usr/bin/jq'],
    others: ['/opt/homebrew/bin/jq', '/usr/local/bin/jq'],
  },
  // Prometheus' tool for rules. Its service starts only under systemd.
  promtool: {
    packages: ['prometheus'],
    files: ['/usr/bin/promtool'],
    others: ['/opt/homebrew/bin/promtool', '/usr/local/bin/promtool'],
  },
  pgbouncer: {
    packages: ['pgbouncer'],
    files: ['/usr/sbin/pgbouncer'],
    others: ['/usr/bin/pgbouncer'],
  },
  postgres: {
    packages: ['postgresql'],
    // Debian keeps the programs outside the PATH.
    files: ['/usr/lib/postgresql'],
    others: PATH.split(path.delimiter).map((folder) => path.join(folder, 'initdb')),
  },
}

/**
 * @param {Program} program
 * @param {(path: string) => boolean} exists
 */
export const isInstalled = ({ files, others }, exists = existsSync) =>
  files.every((file) => exists(file)) || others.some((file) => exists(file))

/**
 * Returns the packages of all programs that are not installed.
 *
 * @param {(path: string) => boolean} exists
 * @returns {ReadonlyArray<string>}
 */
export const missingPackages = (exists = existsSync) =>
  Object.values(programs)
    .filter((program) => !isInstalled(program, exists))
    .flatMap(({ packages }) => packages)

/** @param {ReadonlyArray<string>} args */
const aptGet = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Installs packages if this user may. Returns whether that succeeded.
 *
 * @param {ReadonlyArray<string>} names
 */
export const installPackages = (...names) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${names.join(', ')} (apt-get) …`)
  return (
    aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
  )
}
