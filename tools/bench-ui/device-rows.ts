import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeStore } from '@kaoiro/fixtures/store-folder'
import type { FurnishedStore } from '@kaoiro/store/read'
import { checkStore } from '@kaoiro/store/read'
import * as E from 'fp-ts/lib/Either.js'
import { withFolder } from '../programs/with-folder.js'
import { workspace } from '../programs/workspace.js'
import type { DeviceMemory } from './device-memory.js'
import { isMemoryKnown, measureMemory } from './device-memory.js'
import { cpuSlowdown, measureExamination, measureLongestTask } from './examination.js'
import type { Row } from './row.js'
import { limited } from './row.js'
import type { Site } from './site.js'
import { withSite } from './site.js'

const ui = path.join(workspace, 'ui/dist')

/** The demonstration store with analysis on the device. */
const deviceStore = (): Promise<FurnishedStore> =>
  withFolder(async (folder) => {
    await writeStore(folder, { analysis: 'device' })
    const store = await checkStore(folder)
    if (E.isLeft(store)) throw new Error(JSON.stringify(store.left))
    return store.right
  })

/** Files that a phone loads at its first on-device analysis. */
const loaded = /^(analysis-worker|blazeface|facemesh|tensorflow|jpeg)-.*\.br$/

const loadedKilobytes = (): number => {
  const assets = path.join(ui, 'assets')
  const files = readdirSync(assets).filter((name) => loaded.test(name))
  return files.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0) / 1000
}

/** Figures of the analysis on the device. */
export async function deviceRows(): Promise<ReadonlyArray<Row>> {
  const store = await deviceStore()
  const onSite = <A>(use: (site: Site) => Promise<A>) => withSite(ui, use, [], store)
  return [
    { name: 'models and runtime, brotli', value: loadedKilobytes(), unit: 'kB', goal: 'no goal' },
    ...(await onSite(async ({ visit }) =>
      examinationRows(await visit(measureExamination), await visit(measureLongestTask)),
    )),
    ...(isMemoryKnown ? memoryRows(await onSite(measuredMemory)) : []),
  ]
}

/** Measures in a new browser without a service worker, so that only the page and its worker use memory. */
const measuredMemory = ({ visit }: Site): Promise<DeviceMemory> =>
  visit((page) => measureMemory(page, ui), { serviceWorkers: 'block' })

const examinationRows = (examinedMs: number, longestTaskMs: number): ReadonlyArray<Row> => [
  {
    name: 'prepared photo: analysed at full speed',
    value: examinedMs,
    unit: 'ms',
    goal: 'no goal; browsers cannot throttle workers',
  },
  limited(
    `prepared photo: analysed, times ${cpuSlowdown}`,
    examinedMs * cpuSlowdown,
    '<=',
    1500,
    'ms',
  ),
  limited('prepared photo: longest task of the page', longestTaskMs, '<=', 50, 'ms'),
]

/** A browser keeps some megabytes after the first worker has ended. Further workers should not increase them. */
const memoryRows = ({
  before,
  examined,
  ended,
  highest,
  after,
}: DeviceMemory): ReadonlyArray<Row> => {
  const released = (highest - after) / (highest - ended)
  return [
    { name: 'memory: page before', value: before, unit: 'MB', goal: 'no goal' },
    { name: 'memory: worker after an analysis', value: examined, unit: 'MB', goal: 'no goal' },
    { name: 'memory: worker ended', value: ended, unit: 'MB', goal: 'no goal' },
    { name: 'memory: three more workers ended', value: after, unit: 'MB', goal: 'no goal' },
    limited('memory: share released of those workers', released, '>=', 0.9, ''),
  ]
}
