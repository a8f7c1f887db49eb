import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { readFixture } from '@kaoiro/fixtures/files'
import { specifiedAnswers, startStubService } from '@kaoiro/fixtures/services/stub-service'
import { kaoiro, peakIn, reportPeak } from '../programs/cost.js'
import { withFolder } from '../programs/with-folder.js'
import type { Row } from './row.js'

const photos = 1000
const killedAfter = 300
const maxMegabytes = 400

/** Writes photos that differ only in a JPEG comment, a segment after the first marker (ITU T.81, B.2.4.5). */
const writePhotos = async (folder: string): Promise<void> => {
  const jpeg = await readFixture('portraits/spring-woman.jpg')
  for (let photo = 0; photo < photos; photo++) {
    const comment = Buffer.from(String(photo).padStart(4, '0'))
    const segment = Buffer.concat([Uint8Array.of(0xff, 0xfe, 0, comment.length + 2), comment])
    const whole = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
    writeFileSync(path.join(folder, `${comment.toString()}.jpg`), whole)
  }
}

const recordsIn = (file: string): ReadonlyArray<string> =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []

const hasRecords = async (folder: string, file: string, count: number): Promise<void> => {
  const changes = watch(folder)
  while (recordsIn(file).length < count) await once(changes, 'change')
  changes.close()
}

/** Kills a batch and runs the command again. Returns the peak memory of the second run in MB. */
const peakOfBatch = async (folder: string): Promise<number> => {
  const stub = await startStubService(specifiedAnswers)
  const out = path.join(folder, 'results.jsonl')
  const command = ['diagnose', folder, '--gender', 'WOMEN', '--api', stub.address, '--out', out]
  const run = () =>
    spawn(process.execPath, [...reportPeak, kaoiro, ...command], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  try {
    const first = run()
    first.stderr.resume()
    await hasRecords(folder, out, killedAfter)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const output = await text(run().stderr)
    const records = new Set(recordsIn(out).map((line) => line.slice(0, line.indexOf(','))))
    if (records.size !== photos || recordsIn(out).length !== photos)
      throw new Error(`${recordsIn(out).length} records of ${photos} photos: ${output}`)
    return peakIn(output)
  } finally {
    await stub.close()
  }
}

/** Uses a stub of the service, so that only the client is measured. */
export function batchRow(): Promise<Row> {
  return withFolder(async (folder) => {
    await writePhotos(folder)
    const value = await peakOfBatch(folder)
    return {
      name: `kaoiro diagnose, ${photos} photos, killed after ${killedAfter} and run again`,
      value,
      unit: 'MB',
      baseline: maxMegabytes,
      baselineName: 'maximum',
      ratio: value / maxMegabytes,
      goal: '<= 1 x',
      reached: value <= maxMegabytes,
    }
  })
}
