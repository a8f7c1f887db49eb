import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { analyseSession } from '../../src/sessions/analysis/analyse-session.js'
import { requeueActive } from '../../src/sessions/analysis/job-worker.js'
import { createSweep, sweepInterval } from '../../src/sessions/photos/sweep.js'
import { uploadInto } from '../../src/sessions/photos/uploads.js'
import type { Persistence } from '../../src/sessions/ports/persistence.js'
import type { LocalPhotoBucket } from '../../src/sessions/ports/photo-bucket.js'
import { folderPhotoBucket } from '../../src/storage/bucket/folder-photo-bucket.js'
import type { FileSteps } from '../../src/storage/bucket/folder-photo-bucket.js'
import { databaseKinds } from '../storage/database/test-databases.js'
import { makeOlder, minute } from '../storage/records/moments.js'
import { request } from '../storage/records/test-records.js'
import { dyingAfter, dyingFileSteps, dyingRecord } from './dying-process.js'
import { createdOn, portrait, testSessions } from './test-sessions.js'
import { eventually } from '../eventually.js'

/** More steps than any scenario has. */
const maxSteps = 60

describe.each(databaseKinds)('a process over $name that is killed', ({ make }) => {
  const { records, node } = testSessions(make)
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kaoiro-steps-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const bucketOver = (steps?: FileSteps): Promise<LocalPhotoBucket> =>
    folderPhotoBucket({
      folder,
      uploadPath: (id) => id,
      ...(steps === undefined ? {} : { steps }),
    })

  const uploadWith = (persistence: Persistence, bucket: LocalPhotoBucket) =>
    uploadInto({
      store: persistence.store,
      space: persistence.space,
      bucket,
      check: () => E.right(undefined),
      emit: () => undefined,
    })

  const ignore = () => undefined

  const analyser = {
    analyse: () => Promise.resolve(E.left('no-face' as const)),
  }

  const isPending = async (id: string): Promise<boolean> => {
    const session = await records().store.get(id)
    return O.isSome(session) && session.value.phase._tag === 'AwaitingPhoto'
  }

  /** Completes an analysis that the killed process left in the queue. */
  const bringToEnd = async (id: string): Promise<void> => {
    const ports = { persistence: records(), bucket: await bucketOver(), analyser, count: ignore }
    const { sessions } = node()
    await eventually(async () => {
      for (const job of await records().takeIds(1))
        await analyseSession({ ...ports, emit: ignore })(job)
      expect(await sessions.state(id)).toMatchObject(E.right({ status: 'failed' }))
    })
  }

  /** Upload, request and analysis in one process. */
  const fullRun = async (
    persistence: Persistence,
    bucket: LocalPhotoBucket,
    id: string,
  ): Promise<'done'> => {
    const { sessions } = node({ persistence, bucket })
    expect(await uploadWith(persistence, bucket)(id, {}, portrait)).toEqual(E.right(undefined))
    expect(await sessions.analyse(id, request, 'a client')).toEqual(E.right(undefined))
    const analyse = analyseSession({ persistence, bucket, analyser, count: ignore, emit: ignore })
    for (const job of await persistence.queue.take(1)) await analyse(job.id)
    return 'done'
  }

  /** Starts the service again: requeues jobs and sweeps, at once and half a minute later. */
  const restart = async (): Promise<void> => {
    let now = 0
    const sweep = createSweep({
      store: records().store,
      space: records().space,
      bucket: await bucketOver(),
      steadyClock: () => now,
      maxPendingAge: 10 * minute,
      emit: () => undefined,
    })
    await requeueActive(records())
    await sweep()
    now += sweepInterval
    await sweep()
  }

  /**
   * Runs a scenario repeatedly, killed one step later each time, until it completes. Calls `then` after each run and
   * returns the number of steps.
   */
  const atEachStep = async (
    scenario: (persistence: Persistence, bucket: LocalPhotoBucket, id: string) => Promise<'done'>,
    then: (id: string) => Promise<void>,
  ): Promise<number> => {
    for (let steps = 0; steps < maxSteps; steps++) {
      const id = await createdOn(node().sessions)
      const dying = dyingAfter(steps)
      const { store, queue, space, atomically, conclude } = records()
      const persistence: Persistence = {
        store: dyingRecord(dying, store),
        queue: dyingRecord(dying, queue),
        space: dyingRecord(dying, space),
        conclude: dying.step(conclude),
        atomically: (work) => dying.step(() => atomically(work))(),
      }
      const bucket = await bucketOver(dyingFileSteps(dying))
      const outcome = await Promise.race([scenario(persistence, bucket, id), dying.death])
      await then(id)
      expect(await readdir(folder)).toEqual([])
      if (outcome === 'done') return steps
    }
    throw new Error('the scenario did not complete')
  }

  test('anywhere between upload and outcome leaves no file after the session is deleted', async () => {
    const steps = await atEachStep(fullRun, async (id) => {
      const bucket = await bucketOver()
      expect(E.isRight(await node({ bucket }).sessions.remove(id))).toBe(true)
    })
    expect(steps).toBeGreaterThan(12)
  })

  test('anywhere between upload and outcome leaves only the photo that its session needs', async () => {
    await atEachStep(fullRun, async (id) => {
      await restart()
      expect([[], [`${id}.photo`]]).toContainEqual(await readdir(folder))
      if (await isPending(id)) {
        await makeOlder(records().database, id, 11 * minute)
        await restart()
      } else await bringToEnd(id)
    })
  })

  test('while it deletes a session leaves no file after the next start', async () => {
    const deletion = async (
      persistence: Persistence,
      bucket: LocalPhotoBucket,
      id: string,
    ): Promise<'done'> => {
      await uploadWith(records(), await bucketOver())(id, {}, portrait)
      expect(E.isRight(await node({ persistence, bucket }).sessions.remove(id))).toBe(true)
      return 'done'
    }
    await atEachStep(deletion, async (id) => {
      await node({ bucket: await bucketOver() }).sessions.remove(id)
      await restart()
    })
  })
})
