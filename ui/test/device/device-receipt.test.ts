import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReceiptState } from '@kaoiro/core/records'
import {
  onDevice,
  serviceReceipt,
  devicePhotos,
  sessionsOfLast,
} from '../../src/device/device-receipt.js'

const kept = (ids: ReadonlyArray<string>): ReceiptState => ({
  _tag: 'Kept',
  sessions: ids.map((sessionId) => ({ sessionId })),
})

const serviceIdsArb = fc.array(fc.uuid())
const deviceIdsArb = fc.array(fc.constant(onDevice))

describe('the receipt of a result', () => {
  it('contains the service’s sessions in order, without those of the device', () => {
    fc.assert(
      fc.property(serviceIdsArb, deviceIdsArb, deviceIdsArb, (service, before, after) => {
        expect(serviceReceipt(kept([...before, ...service, ...after]))).toEqual(
          service.length === 0 ? null : kept(service),
        )
      }),
    )
  })

  it('reports which photos were analysed on the device', () => {
    expect(devicePhotos(kept([onDevice, onDevice]), 2)).toBe('all')
    expect(devicePhotos(kept(['a', onDevice]), 2)).toBe('some')
    expect(devicePhotos(kept(['a']), 1)).toBe('none')
    expect(devicePhotos(null, undefined)).toBe('none')
  })

  it.each([
    ['none', [onDevice, 'a']],
    ['all', [onDevice, onDevice]],
    ['all', ['a', onDevice]],
    ['none', ['a', 'b']],
  ])('reports %s for the last photo alone, of %j', (expected, ids) => {
    const { sessions } = kept(ids)
    const alone = sessionsOfLast(sessions ?? [])
    expect(devicePhotos({ _tag: 'Kept', sessions: alone }, 1)).toBe(expected)
    // The service's sessions stay, so that all can be deleted.
    expect(serviceReceipt({ _tag: 'Kept', sessions: alone })).toEqual(serviceReceipt(kept(ids)))
  })

  it('remembers photos on the device after the others were deleted', () => {
    const sessions = [{ sessionId: onDevice }]
    const deleted: ReceiptState = {
      _tag: 'Deleted',
      photoDeletedAt: '2025-11-22T05:03:07.250Z',
      removal: { _tag: 'NothingLeft' },
      sessions,
    }
    expect(devicePhotos(deleted, 2)).toBe('some')
    // Another photo was analysed on the device.
    expect(devicePhotos(kept([onDevice, onDevice]), 3)).toBe('some')
  })
})
