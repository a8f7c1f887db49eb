import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Persistence } from '../../../src/sessions/ports/persistence.js'
import { embedded } from '../../storage/database/test-databases.js'
import { request } from '../../storage/records/test-records.js'
import type { TestNode } from '../test-node.js'
import { createdOn, testSessions } from '../test-sessions.js'
import { eventually } from '../../eventually.js'

describe('the queue shared by clients', () => {
  const { records, node, working, uploaded, ended } = testSessions(embedded.make)

  const requestedBy = async (client: string, made: TestNode): Promise<string> => {
    const id = await uploaded(made)
    expect(await made.sessions.analyse(id, request, client)).toEqual(E.right(undefined))
    return id
  }

  const allRequestedBy = async (clients: string, made: TestNode) => {
    const owners = new Map<string, string>()
    for (const client of clients) owners.set(await requestedBy(client, made), client)
    return owners
  }

  test.each([
    ['alternates between two clients', 'aabb', 'abab'],
    ['serves a new client before the second sessions of others', 'aaabbbc', 'abcabab'],
    ['keeps the order of one client', 'aaa', 'aaa'],
  ])('%s', async (_, coming, served) => {
    const web = node()
    const owners = await allRequestedBy(coming, web)
    const order = []
    for (let i = 0; i < coming.length; i++)
      for (const id of await records().takeIds(1)) {
        order.push(id)
        // Otherwise the queue would hand it out again after a second.
        await records().queue.remove(id)
      }
    expect(order.map((id) => owners.get(id)).join('')).toBe(served)
    if (coming === 'aaa') expect(order).toEqual([...owners.keys()])
  })

  test('does not starve a client with many waiting sessions', async () => {
    const web = node()
    const owners = await allRequestedBy('aaa', web)
    for (let newcomer = 0; owners.size > 0 && newcomer < 20; newcomer++) {
      await requestedBy(`newcomer ${newcomer}`, web)
      for (const id of await records().takeIds(1)) {
        owners.delete(id)
        // Otherwise the queue would hand it out again after a second.
        await records().queue.remove(id)
      }
    }
    expect(owners.size).toBe(0)
  })

  test('rejects a client that fills its share and admits others', async () => {
    const web = node({ maxWaiting: 4 })
    await allRequestedBy('aa', web)
    const tooMany = await web.sessions.analyse(await uploaded(web), request, 'a')
    expect(tooMany).toMatchObject(E.left({ _tag: 'TooBusy' }))
    await requestedBy('b', web)
    await requestedBy('c', web)
    const full = await web.sessions.analyse(await uploaded(web), request, 'd')
    expect(full).toMatchObject(E.left({ _tag: 'TooBusy' }))
    expect(web.events.filter(({ _tag }) => _tag === 'AnalysisTurnedAway')).toEqual([
      { _tag: 'AnalysisTurnedAway', because: 'share' },
      { _tag: 'AnalysisTurnedAway', because: 'full' },
    ])
  })

  test('counts a session that moves into the queue while sessions are counted', async () => {
    const { store, space, queue, conclude } = records()
    let counted = 0
    /** Delays the second count until after the first session is queued. */
    const stateFor = async (client: string) => {
      const state = await queue.stateFor(client)
      if (++counted === 2)
        for (let after = 0, looks = 0; after < 50 && looks < 200; looks++)
          if ((await queue.length()) > 0) after++
      return state
    }
    const persistence: Persistence = {
      store,
      space,
      queue: { ...queue, stateFor },
      conclude,
      atomically: (work) => records().atomically(work),
    }
    const web = node({ persistence, maxWaiting: 2 })
    const ids = [await uploaded(web), await uploaded(web)]
    const answers = await Promise.all(ids.map((id) => web.sessions.analyse(id, request, 'a')))
    expect(answers.filter(E.isRight)).toHaveLength(1)
  })

  /** Whether any row of any table contains the text. */
  const isKept = async (text: string): Promise<boolean> => {
    const { database } = records()
    const tables = await database.query(
      `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
       WHERE table_schema IN ('kaoiro', 'pgboss') AND table_type = 'BASE TABLE'`,
    )
    const found = await Promise.all(
      tables.map(({ name }) =>
        database.query(`SELECT 1 FROM ${String(name)} AS t WHERE strpos(t::text, $1) > 0`, [text]),
      ),
    )
    return found.some((rows) => rows.length > 0)
  }

  describe('forgets the client of a session', () => {
    const client = 'client-of-this-test'

    test('when its analysis has ended', async () => {
      const web = node()
      const id = await requestedBy(client, web)
      expect(await isKept(client)).toBe(true)
      working()
      await ended(web, id)
      await eventually(async () => expect(await isKept(client)).toBe(false))
    })

    test('when its tries are exhausted', async () => {
      const web = node()
      const id = await requestedBy(client, web)
      for (let tries = 0; tries < 3; tries++) {
        await eventually(async () => expect(await records().takeIds(1)).toEqual([id]))
        await records().queue.requeue(id)
      }
      expect(await isKept(client)).toBe(true)
      await web.endExhausted()
      expect(await isKept(client)).toBe(false)
    })

    test('when it is deleted', async () => {
      const web = node()
      const id = await requestedBy(client, web)
      await web.sessions.remove(id)
      expect(await isKept(client)).toBe(false)
    })

    test('when its request is rejected', async () => {
      const web = node({ maxWaiting: 1 })
      await requestedBy('other', web)
      await web.sessions.analyse(await uploaded(web), request, client)
      const id = await createdOn(web.sessions)
      await web.sessions.analyse(id, request, client)
      expect(await isKept(client)).toBe(false)
    })
  })
})
