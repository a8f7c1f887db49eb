import { describe, expect, test } from 'vitest'
import { startThread } from '../../../src/storage/database/thread.js'
import { threadProgram } from './thread-program.js'

/** A thread program that reports at once that the database is open, and runs this code for each `call`. */
const answering = (code: string): URL =>
  threadProgram(`
    import { parentPort } from 'node:worker_threads'
    const say = (answer) => parentPort.postMessage(answer)
    say({ _tag: 'Loaded' })
    say({ _tag: 'Rows', rows: [] })
    parentPort.on('message', (call) => { ${code} })`)

const start = (program: URL, signal = new AbortController().signal) =>
  startThread({ folder: '/nowhere', signal, program })

const query = { _tag: 'Query', text: 'SELECT 1', values: [] } as const

describe('a database on a thread', () => {
  test('answers with rows', async () => {
    const closed = new AbortController()
    const { send, ended } = await start(
      answering(`say({ _tag: 'Rows', rows: [{ text: call.text }] })`),
      closed.signal,
    )
    expect(await send(query)).toEqual([{ text: 'SELECT 1' }])
    closed.abort()
    await ended
  })

  test('is terminated if a call hangs, and rejects all further calls', async () => {
    const { send, ended } = await start(answering('for (;;);'))
    await expect(send(query, 1)).rejects.toMatchObject({ code: '57P02' })
    expect(await ended).toMatchObject({ code: '57P02' })
    await expect(send(query)).rejects.toMatchObject({ code: '57P02' })
  })

  test('continues after a failed statement', async () => {
    const closed = new AbortController()
    const { send, ended } = await start(
      answering(`say({ _tag: 'Failed', error: { message: 'no', code: '22012', isFatal: false } })`),
      closed.signal,
    )
    for (const _ of [1, 2])
      await expect(send(query)).rejects.toMatchObject({ code: '22012', message: 'no' })
    closed.abort()
    await ended
  })

  test('is terminated after a fatal error', async () => {
    const { send, ended } = await start(
      answering(
        `say({ _tag: 'Failed', error: { message: 'PANIC', code: '53100', isFatal: true } })`,
      ),
    )
    await expect(send(query)).rejects.toMatchObject({ code: '57P02', cause: { code: '53100' } })
    expect(await ended).toMatchObject({ cause: { message: 'PANIC' } })
  })

  test('rejects pending calls if the thread exits', async () => {
    const { send, ended } = await start(answering('process.exit()'))
    await expect(send(query)).rejects.toMatchObject({ code: '57P02' })
    await ended
  })

  test('can be closed while it opens', async () => {
    const closed = new AbortController()
    const opening = start(
      threadProgram(`
        import { parentPort } from 'node:worker_threads'
        parentPort.postMessage({ _tag: 'Loaded' })
        for (;;);`),
      closed.signal,
    )
    closed.abort()
    await expect(opening).rejects.toMatchObject({ code: '57P02' })
    await expect(start(answering(''), closed.signal)).rejects.toThrow()
  })

  test.each([
    ['throws', `throw new Error('no such file')`],
    ['exits', 'process.exit()'],
  ])('rejects if the program %s', async (_, code) => {
    await expect(start(threadProgram(code))).rejects.toMatchObject({ code: '57P02' })
  })
})
