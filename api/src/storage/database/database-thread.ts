// The worker thread that runs PGlite: a query cannot be cancelled, but a thread can be terminated.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Row } from './sql.js'
import type { ThreadAnswer, ThreadCall } from './thread-messages.js'
import { toPlainError } from './thread-messages.js'

/**
 * PGlite's defaults without `-F`, so that commits are durable. Small buffers are enough for small tables. Log files are
 * reused, so that writes still work when the disk is full.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'shared_buffers=8MB', '-c', 'min_wal_size=16MB', '-c', 'max_wal_size=16MB'],
]

const post = (answer: ThreadAnswer): void => parentPort?.postMessage(answer)

const answerOf = async (work: () => Promise<ReadonlyArray<Row>>): Promise<ThreadAnswer> => {
  try {
    return { _tag: 'Rows', rows: await work() }
  } catch (error) {
    return { _tag: 'Failed', error: toPlainError(error) }
  }
}

const run = async (database: PGlite, call: ThreadCall): Promise<ReadonlyArray<Row>> => {
  switch (call._tag) {
    case 'Query':
      return (await database.query<Row>(call.text, [...call.values])).rows
    case 'Script':
      return (await database.exec(call.text)).at(-1)?.rows ?? []
    case 'Close':
      await database.close()
      return []
  }
}

const open = async (dataDir: string): Promise<ReadonlyArray<Row>> => {
  const database = await PGlite.create({ dataDir, startParams })
  parentPort?.on(
    'message',
    (call: ThreadCall) => void answerOf(() => run(database, call)).then(post),
  )
  return []
}

post({ _tag: 'Loaded' })
post(await answerOf(() => open(workerData as string)))
