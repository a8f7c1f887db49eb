import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxUploadBytes } from '@kaoiro/core/photo'
import { checkUpload, signedUpload } from '../../../src/http/handlers/signed-upload.js'
import { uploadLife } from '../../../src/sessions/ports/photo-bucket.js'

const keyArb = fc.uint8Array({ minLength: 32, maxLength: 32 })
const idArb = fc.uuid()
/** Milliseconds since the epoch, for some hundred years. */
const nowArb = fc.integer({ min: 0, max: 2 ** 42 })
const issuedArb = fc
  .record({ key: keyArb, id: idArb, now: nowArb })
  .map((issue) => ({ ...issue, ...partsOf(signedUpload(issue.key)(issue.id, issue.now)) }))

const partsOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://kaoiro.example')
  return { pathname, query: Object.fromEntries(searchParams) }
}

const rejected = (_tag: 'UnknownUpload' | 'UploadExpired') => E.left({ _tag })

describe('a signed upload address', () => {
  test('contains its session, the media type and the size limit', () => {
    fc.assert(
      fc.property(issuedArb, ({ id, now, pathname, query }) => {
        expect(pathname).toBe(`/bucket/${id}`)
        expect(query).toMatchObject({
          type: 'image/jpeg',
          most: String(maxUploadBytes),
          expires: String(now + 300_000),
        })
      }),
    )
  })

  test('is accepted until it expires and rejected a millisecond later', () => {
    fc.assert(
      fc.property(issuedArb, fc.nat(uploadLife), ({ key, id, now, query }, later) => {
        const at = (time: number) => checkUpload(key)(id, query, time)
        expect(at(now + later)).toEqual(E.right(undefined))
        expect(at(now + uploadLife)).toEqual(E.right(undefined))
        expect(at(now + uploadLife + 1)).toEqual(rejected('UploadExpired'))
      }),
    )
  })

  test('is rejected for another session and under another key', () => {
    fc.assert(
      fc.property(issuedArb, idArb, keyArb, ({ key, id, now, query }, otherId, otherKey) => {
        fc.pre(id !== otherId && !Buffer.from(key).equals(otherKey))
        expect(checkUpload(key)(otherId, query, now)).toEqual(rejected('UnknownUpload'))
        expect(checkUpload(otherKey)(id, query, now)).toEqual(rejected('UnknownUpload'))
      }),
    )
  })

  test('is rejected if any part is replaced, missing or changed by one character', () => {
    const partArb = fc.constantFrom('type', 'most', 'expires', 'signature')
    const changeArb = fc.oneof(
      fc.string().map((text) => () => text),
      fc.constant(() => undefined),
      fc.nat().map((at) => (text: string) => {
        const place = at % text.length
        return text.slice(0, place) + (text[place] === '1' ? '2' : '1') + text.slice(place + 1)
      }),
    )
    fc.assert(
      fc.property(
        issuedArb,
        partArb,
        changeArb,
        nowArb,
        ({ key, id, query }, part, change, now) => {
          const text = change(query[part] ?? '')
          fc.pre(text !== query[part])
          expect(checkUpload(key)(id, { ...query, [part]: text }, now)).toEqual(
            rejected('UnknownUpload'),
          )
        },
      ),
    )
  })

  test('rejects malformed queries without throwing', () => {
    const valueArb = fc.oneof(
      fc.anything(),
      fc.array(fc.string()),
      fc.double(),
      fc.constantFrom('Infinity', 'NaN', '-0', '9'.repeat(400), 'x'.repeat(100_000)),
      fc.constant(Symbol('expires')),
      fc.constant(Object.create(null)),
    )
    const queryArb = fc.dictionary(
      fc.constantFrom('type', 'most', 'expires', 'signature', '__proto__', 'other'),
      valueArb,
    )
    fc.assert(
      fc.property(keyArb, fc.string(), queryArb, nowArb, (key, id, query, now) => {
        expect(checkUpload(key)(id, query, now)).toEqual(rejected('UnknownUpload'))
        const typed = { type: 'image/jpeg', most: String(maxUploadBytes), ...query }
        expect(checkUpload(key)(id, typed, now)).toEqual(rejected('UnknownUpload'))
      }),
    )
  })
})
