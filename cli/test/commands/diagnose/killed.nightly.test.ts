import { once } from 'node:events'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { StubService } from '@kaoiro/fixtures/services/stub-service'
import { useFolder } from '@kaoiro/fixtures/use-folder'
import { reads, runBuilt, start } from '../../built-program.js'
import { useStubServices } from '../../stub-services.js'

// For each signal, the built program runs twice. Each run waits 3 s for its first poll, as specified.

const folder = await useFolder()
const stubService = useStubServices()
let stub: StubService
beforeAll(async () => {
  stub = await stubService()
  for (const name of ['1.jpg', '2.jpg', '3.jpg'])
    await copyFile(fixturePath('photos/landscape.jpg'), path.join(folder, name))
})

const commandFor = (out: string) => [
  ...['diagnose', folder, '--gender', 'MEN', '--api', stub.address, '--out', out],
]

/** Counts the records of each photo. */
const recordsIn = async (file: string): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const line of (await readFile(file, 'utf8')).trimEnd().split('\n')) {
    const name = path.basename((JSON.parse(line) as { photo: string }).photo)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

describe.concurrent('a batch that is interrupted', () => {
  test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
    'resumes after %s and ends with one record for each photo',
    async (signal) => {
      const out = path.join(folder, `${signal}.jsonl`)
      const program = start([...commandFor(out), '--concurrency', '1'])
      // The second photo is in progress.
      await reads(program.stderr, '  1/3')
      program.kill(signal)
      const [code] = (await once(program, 'exit')) as [number | null]
      expect(code).toBe(signal === 'SIGKILL' ? null : 130)
      const before = await recordsIn(out)
      expect(Object.keys(before)).toHaveLength(signal === 'SIGINT' ? 2 : 1)
      const again = await runBuilt(commandFor(out))
      expect(again.code).toBe(0)
      expect(await recordsIn(out)).toEqual({ '1.jpg': 1, '2.jpg': 1, '3.jpg': 1 })
      expect(await readdir(folder)).not.toContain(`${signal}.jsonl.lock`)
    },
  )
})
