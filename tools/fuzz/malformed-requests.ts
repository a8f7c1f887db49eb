import fc from 'fast-check'
import { codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import { requestOf } from '../simulated-visitors/raw-exchange.js'

/** An existing session and its photo, used in the valid parts of the requests. */
export interface Target {
  readonly id: string
  /** Path and query of its upload address. */
  readonly upload: string
  readonly photo: Uint8Array
}

const withBody = (line: string, type: string, body: Uint8Array, length = body.length): Uint8Array =>
  requestOf(line, [`Content-Type: ${type}`, `Content-Length: ${length}`], body)

const methodArb = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'X')

const printableArb = fc.string({ unit: 'grapheme-ascii', maxLength: 60 })

const partArb = (target: Target): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      ...['..', '.', '%2e%2e', '%00', '%E0', '%', '', 'v1', 'sessions', target.id, 'bucket'],
      ...['analyses', 'assets', 'result', 'etc', 'passwd', '__proto__', 'constructor', '�'],
      // The session's UUID with another version, too long, and in upper case.
      ...[target.id.replace('-4', '-1'), `${target.id}0`, target.id.toUpperCase()],
    ),
    printableArb.map(encodeURIComponent),
  )

/** Paths with traversal, encoding and repetition, mostly below an existing path. */
const pathArb = (target: Target): fc.Arbitrary<string> =>
  fc
    .record({
      start: fc.constantFrom('', '/v1/sessions', '/v1/sessions', '/v1/sessions', '/bucket', '/v1'),
      parts: fc.array(partArb(target), { maxLength: 4 }),
    })
    .map(({ start, parts }) => `${start}/${parts.join('/')}`)

/** Valid, nearly valid and invalid JSON. */
const jsonArb: fc.Arbitrary<Uint8Array> = fc
  .oneof(
    fc.json(),
    fc.json().map((text) => text.slice(0, -1)),
    codePointsArb,
    fc.constantFrom(
      ...['{"gender":"WOMEN","hairline":1e999}', '{"__proto__":{"gender":"MEN"}}', '{"gender":['],
      ...[`{"gender":"MEN","hairline":20,"more":"${'x'.repeat(20_000)}"}`, '[]', 'null', '""'],
    ),
  )
  .map((text) => Buffer.from(text))

/** A truncated or corrupted JPEG, random bytes, or a body that is too large. */
const brokenPhotoArb = (photo: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    fc.nat({ max: photo.length - 1 }).map((length) => photo.subarray(0, length)),
    fc
      .array(fc.tuple(fc.nat({ max: photo.length - 1 }), fc.nat({ max: 255 })), { maxLength: 50 })
      .map((changes) => {
        const broken = Uint8Array.from(photo)
        for (const [place, byte] of changes) broken[place] = byte
        return broken
      }),
    fc.uint8Array({ maxLength: 2_000 }),
    fc.constant(new Uint8Array(2_000_001)),
  )

const bodyRequestArb = (target: Target): fc.Arbitrary<Uint8Array> =>
  fc
    .record({
      path: fc.constantFrom('/v1/sessions', `/v1/sessions/${target.id}/analyses`),
      type: fc.constantFrom('application/json', 'text/plain', 'application/json; charset=x', ''),
      body: jsonArb,
      // Makes the announced length too short, right, or too long.
      off: fc.constantFrom(-1, 0, 0, 0, 1),
    })
    .map(({ path, type, body, off }) =>
      withBody(`POST ${path} HTTP/1.1`, type, body, Math.max(0, body.length + off)),
    )

const pathRequestArb = (target: Target): fc.Arbitrary<Uint8Array> =>
  fc
    .record({ method: methodArb, path: pathArb(target), query: printableArb })
    .map(({ method, path, query }) =>
      requestOf(`${method} ${path}?${query.replaceAll(/\s/g, '+')} HTTP/1.1`, []),
    )

const headerRequestArb = (target: Target): fc.Arbitrary<Uint8Array> =>
  fc
    .record({
      name: fc.constantFrom(
        ...['Host', 'Content-Length', 'Transfer-Encoding', 'Content-Type', 'Origin', 'Expect'],
        ...['X-Forwarded-For', 'X-Forwarded-Host', 'Range', 'Accept', 'X-Request-Id', 'Upgrade'],
      ),
      value: fc.oneof(
        printableArb,
        fc.constantFrom(
          '-1',
          '99999999999999999999',
          'chunked, chunked',
          '\x00',
          'x'.repeat(20_000),
        ),
      ),
    })
    .map(({ name, value }) =>
      requestOf(`GET /v1/sessions/${target.id} HTTP/1.1`, [`${name}: ${value}`]),
    )

const uploadRequestArb = (target: Target): fc.Arbitrary<Uint8Array> =>
  fc
    .record({
      address: fc.oneof(
        { weight: 3, arbitrary: fc.constant(target.upload) },
        fc.nat({ max: target.upload.length - 1 }).map((end) => target.upload.slice(0, end)),
        printableArb.map((more) => `${target.upload}&${encodeURIComponent(more)}`),
      ),
      type: fc.constantFrom('image/jpeg', 'image/jpeg', 'image/png', 'multipart/form-data', '*/*'),
      photo: brokenPhotoArb(target.photo),
      off: fc.constantFrom(0, 0, 0, 1_000),
    })
    .map(({ address, type, photo, off }) =>
      withBody(`PUT ${address} HTTP/1.1`, type, photo, photo.length + off),
    )

const garbageArb: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 500 }),
  printableArb.map((text) => Buffer.from(`${text}\r\n\r\n`)),
  fc
    .constantFrom('GET / HTTP/9.9', 'GET  HTTP/1.1', 'PRI * HTTP/2.0', `GET /${'a'.repeat(70_000)}`)
    .map((line) => Buffer.from(`${line}\r\n\r\n`)),
)

export function malformedRequestArb(target: Target): fc.Arbitrary<Uint8Array> {
  return fc.oneof(
    bodyRequestArb(target),
    pathRequestArb(target),
    headerRequestArb(target),
    uploadRequestArb(target),
    garbageArb,
  )
}
