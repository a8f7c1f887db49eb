import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run } from '../../programs/command.js'

const script = fileURLToPath(new URL('../../../deploy/healthcheck.js', import.meta.url))

/** The exit code of the check, where a node answers with `status`, and whether it was asked. */
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

test('a node that answers is healthy, one that is gone is not', async () => {
  expect(await checkedAt(200)).toEqual({ asked: ['/healthz'], code: 0, gone: 1 })
})

test('a node that fails is not healthy', async () => {
  expect(await checkedAt(500)).toMatchObject({ code: 1 })
})
