// A thread of its own: PGlite runs every query to its end, and may spin there.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Row } from './sql.js'
import type { Answer, Call } from './thread-messages.js'
import { plainErrorOf } from './thread-messages.js'

/**
 * PGlite's own settings without `-F`, which would not wait until writes are on the disk; with less memory for
 * pages: the tables are small, and 128 MB more would be idle. Files of the write-ahead log are reused instead of
 * created, so that there is one to write to when the disk is full.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'shared_buffers=8MB', '-c', 'min_wal_size=16MB', '-c', 'max_wal_size=16MB'],
]

const say = (answer: Answer): void => parentPort?.postMessage(answer)

const answering = async (work: () => Promise<ReadonlyArray<Row>>): Promise<Answer> => {
  try {
    return { _tag: 'Rows', rows: await work() }
  } catch (error) {
    return { _tag: 'Failed', error: plainErrorOf(error) }
  }
}

const run = async (database: PGlite, call: Call): Promise<ReadonlyArray<Row>> => {
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
  parentPort?.on('message', (call: Call) => void answering(() => run(database, call)).then(say))
  return []
}

say({ _tag: 'Loaded' })
say(await answering(() => open(workerData as string)))
