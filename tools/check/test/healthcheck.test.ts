import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run } from '../../programs/command.js'

const script = fileURLToPath(new URL('../../../deploy/healthcheck.js', import.meta.url))

/** Runs the health check twice: while a node responds with `status`, and after that node has stopped. */
const checkedAt = async (status: number) => {
  const asked: Array<string | undefined> = []
  const node = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const { port } = node.address() as AddressInfo
  const env = { ...process.env, KAOIRO_PORT: String(port) }
  const { status: code } = await run(process.execPath, [script], { env })
  await new Promise((resolve) => node.close(resolve))
  const gone = await run(process.execPath, [script], { env })
  return { asked, code, gone: gone.status }
}

test('exits with 0 for a running node and with 1 for a stopped one', async () => {
  expect(await checkedAt(200)).toEqual({ asked: ['/healthz'], code: 0, gone: 1 })
})

test('exits with 1 if the node responds with 500', async () => {
  expect(await checkedAt(500)).toMatchObject({ code: 1 })
})
