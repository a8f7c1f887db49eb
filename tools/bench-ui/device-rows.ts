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

/** Builds the site with analysis on the device and calls `use` with its folder. */
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

/** Files that a phone loads at its first on-device analysis. */
const loaded = /^(analysis-worker|blazeface|facemesh|iris|tensorflow|jpeg)-.*\.br$/

const loadedKilobytes = (ui: string): number => {
  const assets = path.join(ui, 'assets')
  const files = readdirSync(assets).filter((name) => loaded.test(name))
  return files.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0) / 1000
}

/** Figures of the analysis on the device. */
export const deviceRows = (): Promise<ReadonlyArray<Row>> =>
  withDeviceSite(async (ui) => [
    { name: 'models and runtime, brotli', value: loadedKilobytes(ui), unit: 'kB', goal: 'no goal' },
    ...(await inBrowser(ui, async ({ visit }) =>
      examinationRows(await visit(measureExamination), await visit(measureLongestTask)),
    )),
    ...(isMemoryKnown ? memoryRows(await measuredMemory(ui)) : []),
  ])

/** Measures in a new browser without a service worker, so that only the page and its worker use memory. */
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
      name: 'prepared photo: analysed at full speed',
      value: examinedMs,
      unit: 'ms',
      goal: 'no goal; browsers cannot throttle workers',
    },
    {
      name: `prepared photo: analysed, times ${cpuSlowdown}`,
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

/** A browser keeps some megabytes in reserve after the first worker. Further workers should add nothing. */
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
    { name: 'memory: worker after an analysis', value: examined, unit: 'MB', goal: 'no goal' },
    { name: 'memory: worker ended', value: ended, unit: 'MB', goal: 'no goal' },
    { name: 'memory: three more workers ended', value: after, unit: 'MB', goal: 'no goal' },
    {
      name: 'memory: share released of those workers',
      value: givenBack,
      unit: '',
      goal: '>= 0.9',
      reached: givenBack >= 0.9,
    },
  ]
}
