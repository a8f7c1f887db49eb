import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workspace } from '../processes/workspace.js'
import type { Examination } from './examination.js'
import { cpuSlowdown, measureExamination } from './examination.js'
import type { Row } from './row.js'
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
  withDeviceSite(async (ui) => {
    const site = await startSite(ui)
    try {
      return rowsOf(loadedKilobytes(ui), await site.visit(measureExamination))
    } finally {
      await site.close()
    }
  })

const rowsOf = (
  kilobytes: number,
  { examinedMs, longestTaskMs }: Examination,
): ReadonlyArray<Row> => {
  const slowMs = examinedMs * cpuSlowdown
  return [
    { name: 'models and runtime, brotli', value: kilobytes, unit: 'kB', goal: 'no goal' },
    {
      name: `prepared photo: examined, times ${cpuSlowdown}`,
      value: slowMs,
      unit: 'ms',
      goal: '<= 1500 ms',
      reached: slowMs <= 1500,
    },
    {
      name: 'prepared photo: page busy at most',
      value: longestTaskMs,
      unit: 'ms',
      goal: '<= 50 ms',
      reached: longestTaskMs <= 50,
    },
  ]
}
