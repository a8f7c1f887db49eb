import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workspace } from '../programs/workspace.js'
import type { DeviceMemory } from './device-memory.js'
import { isMemoryKnown, measureMemory } from './device-memory.js'
import { cpuSlowdown, measureExamination, measureLongestTask } from './examination.js'
import type { Row } from './row.js'
import type { Site } from './site.js'
import { startSite } from './site.js'

/** Builds the site with photos analysed on the device, and calls with its folder. */
const withDeviceSite = async <A>(use: (ui: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-device-'))
  const vite = path.join(workspace, 'node_modules/vite/bin/vite.js')
  try {
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder], {
      cwd: path.join(workspace, 'ui'),
      env: { ...process.env, KAOIRO_ANALYSIS: 'device' },
      stdio: 'inherit',
    })
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a phone loads to analyse a photo itself, at its first visit. */
const loaded = /^(analysis-worker|blazeface|facemesh|iris|tensorflow|jpeg)-.*\.br$/

const loadedKilobytes = (ui: string): number => {
  const assets = path.join(ui, 'assets')
  const files = readdirSync(assets).filter((name) => loaded.test(name))
  return files.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0) / 1000
}

/** A photo on a phone that analyses it itself. */
export const deviceRows = (): Promise<ReadonlyArray<Row>> =>
  withDeviceSite(async (ui) => [
    { name: 'models and runtime, brotli', value: loadedKilobytes(ui), unit: 'kB', goal: 'no goal' },
    ...(await inBrowser(ui, async ({ visit }) =>
      examinationRows(await visit(measureExamination), await visit(measureLongestTask)),
    )),
    ...(isMemoryKnown ? memoryRows(await measuredMemory(ui)) : []),
  ])

/** In a browser of its own, without a service worker: nothing but the page and its worker holds anything. */
const measuredMemory = (ui: string): Promise<DeviceMemory> =>
  inBrowser(ui, ({ visit }) =>
    visit((page) => measureMemory(page, ui), { serviceWorkers: 'block' }),
  )

const inBrowser = async <A>(
  ui: string | undefined,
  use: (site: Site) => Promise<A>,
): Promise<A> => {
  const site = await startSite(ui)
  try {
    return await use(site)
  } finally {
    await site.close()
  }
}

const examinationRows = (examinedMs: number, longestTaskMs: number): ReadonlyArray<Row> => {
  const slowMs = examinedMs * cpuSlowdown
  return [
    {
      name: 'prepared photo: examined at own speed',
      value: examinedMs,
      unit: 'ms',
      goal: 'no goal; the browser cannot slow a worker down',
    },
    {
      name: `prepared photo: examined, times ${cpuSlowdown}`,
      value: slowMs,
      unit: 'ms',
      goal: '<= 1500 ms',
      reached: slowMs <= 1500,
    },
    {
      name: 'prepared photo: longest task of the page',
      value: longestTaskMs,
      unit: 'ms',
      goal: '<= 50 ms',
      reached: longestTaskMs <= 50,
    },
  ]
}

/** A browser keeps some megabytes of reserves after the first worker; further ones are to add nothing. */
const memoryRows = ({
  before,
  examined,
  ended,
  highest,
  after,
}: DeviceMemory): ReadonlyArray<Row> => {
  const givenBack = (highest - after) / (highest - ended)
  return [
    { name: 'memory: page before', value: before, unit: 'MB', goal: 'no goal' },
    { name: 'memory: with the worker, examined', value: examined, unit: 'MB', goal: 'no goal' },
    { name: 'memory: worker ended', value: ended, unit: 'MB', goal: 'no goal' },
    { name: 'memory: three more workers ended', value: after, unit: 'MB', goal: 'no goal' },
    {
      name: 'memory: given back of what those took',
      value: givenBack,
      unit: '',
      goal: '>= 0.9',
      reached: givenBack >= 0.9,
    },
  ]
}
