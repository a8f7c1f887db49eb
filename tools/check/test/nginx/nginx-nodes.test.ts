import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { createServer, get } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { connect as connectTls } from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { useFolder } from '@kaoiro/fixtures/use-folder'

const folder = await useFolder()

/** A node that answers with its name; while it stops, with 503. */
interface StubNode {
  readonly server: Server
  readonly address: string
  isStopping: boolean
  /** The headers of the last request. */
  headers: IncomingHttpHeaders
  /** Bytes of the last body. */
  bytes: number
}

const startNode = async (name: string): Promise<StubNode> => {
  const server = createServer((request, response) => {
    node.headers = request.headers
    node.bytes = 0
    request.on('data', ({ length }: Buffer) => (node.bytes += length))
    request.on('end', () => response.writeHead(node.isStopping ? 503 : 200).end(name))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const node: StubNode = { server, address, isStopping: false, headers: {}, bytes: 0 }
  return node
}

let nodes: readonly [StubNode, StubNode]
let nginx: ChildProcess
/** Sockets, because another program could take a free port before nginx does. */
const plain = path.join(folder, 'plain')
const secure = path.join(folder, 'tls')

const makeCertificate = () =>
  promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-keyout', path.join(folder, 'key'), '-out', path.join(folder, 'pem')],
  ])

/** deploy/nginx-nodes.conf with these sockets, nodes and files. */
const configuration = async (): Promise<string> => {
  const deployed = await readFile(fixturePath('../deploy/nginx-nodes.conf'), 'utf8')
  const [one, other] = nodes
  const changes = [
    ['10.0.0.11:8080', one.address],
    ['10.0.0.12:8080', other.address],
    ['listen 80;', `listen unix:${plain};`],
    ['listen 443 ssl http2', `listen unix:${secure} ssl http2`],
    ['/etc/ssl/beauty.example.com.pem', path.join(folder, 'pem')],
    ['/etc/ssl/beauty.example.com.key', path.join(folder, 'key')],
  ] as const
  return changes.reduce((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, deployed)
}

beforeAll(async () => {
  nodes = [await startNode('one'), await startNode('other')]
  await makeCertificate()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; error_log stderr crit; pid ${folder}/pid; events {}
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       ${await configuration()}
     }`,
  )
  nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    env: { ...process.env, PATH: `/usr/sbin:${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await vi.waitFor(async () => expect(await plainStatus()).toBe(301), {
    timeout: 60_000,
    interval: 50,
  })
})

/** The status of an answer without encryption. */
const plainStatus = () =>
  new Promise<number | undefined>((resolve, reject) => {
    get({ socketPath: plain }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })

afterAll(async () => {
  const ended = once(nginx, 'exit')
  if (nginx.kill()) await ended
  for (const { server } of nodes) server.close().closeAllConnections()
})

/** Sends a request in HTTP/2. */
const send = async (route: string, body = '', headers: Readonly<Record<string, string>> = {}) => {
  const session = connect('https://beauty.example.com', {
    createConnection: () =>
      connectTls({ path: secure, ALPNProtocols: ['h2'], rejectUnauthorized: false }),
  })
  try {
    const method = body === '' ? 'GET' : 'PUT'
    const request = session.request({ ':path': route, ':method': method, ...headers })
    if (body !== '') request.end(body)
    const [answer] = (await once(request, 'response')) as [{ ':status': number }]
    let text = ''
    for await (const chunk of request) text += String(chunk)
    return { status: answer[':status'], text }
  } finally {
    session.close()
  }
}

const answersOf = async (count: number) => {
  const answers = []
  for (let i = 0; i < count; i++) answers.push(await send('/'))
  return [...new Set(answers.map(({ status, text }) => `${status} ${text}`))].sort()
}

test('both nodes get requests', async () => {
  expect(await answersOf(4)).toEqual(['200 one', '200 other'])
})

test('a node gets the host, scheme and address of the visitor, not those that the visitor claims', async () => {
  await send('/', '', { 'x-forwarded-for': '203.0.113.77', 'x-forwarded-proto': 'http' })
  const served = nodes.find(({ headers }) => headers['x-forwarded-for'] !== undefined)
  expect(served?.headers).toMatchObject({
    host: 'beauty.example.com:443',
    // The address of a client at a socket.
    'x-forwarded-for': 'unix:',
    'x-forwarded-proto': 'https',
  })
})

test('a photo of the maximum size passes', async () => {
  const { status } = await send('/bucket/1', 'x'.repeat(2_000_000))
  expect(status).toBe(200)
  expect(nodes.map(({ bytes }) => bytes)).toContain(2_000_000)
})

test.each(['/metrics', '/metrics/norms', '/readyz'])('%s is hidden', async (route) => {
  expect((await send(route)).status).toBe(404)
})

test('while a node stops, and after it has stopped, the other one answers', async () => {
  const [, other] = nodes
  other.isStopping = true
  expect(await answersOf(4)).toEqual(['200 one'])
  other.server.close().closeAllConnections()
  expect(await answersOf(4)).toEqual(['200 one'])
})
