import { describe, expect, it } from 'vitest'
import type { Receipt } from '@kaoiro/core/records'
import { receiptView } from '../../../src/result/receipt/receipt-view.js'

const morning = '2025-11-22T05:03:07.250Z'
const evening = '2025-11-22T18:00:00+09:00'

const view = (...sessions: ReadonlyArray<Receipt>) =>
  receiptView({ _tag: 'Kept', sessions }, 'idle')

describe('the receipt of several photos', () => {
  it('contains the latest deletion and expiry times', () => {
    expect(
      view(
        { sessionId: 's-1', photoDeletedAt: evening },
        { sessionId: 's-2', photoDeletedAt: morning, expiresAt: evening },
      ),
    ).toMatchObject({ photoDeletedAt: evening, expiresAt: evening })
  })

  it('is hidden unless the service reports on each photo', () => {
    expect(view()).toBeNull()
    expect(view({ sessionId: 's-1', photoDeletedAt: morning }, { sessionId: 's-2' })).toBeNull()
  })
})
