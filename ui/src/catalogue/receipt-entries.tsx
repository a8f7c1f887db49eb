import { ReceiptSection } from '../result/receipt/receipt-section.js'
import type { Deletion, ReceiptView } from '../result/receipt/receipt-view.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'

const photoDeletedAt = '2025-11-22T05:03:00.000Z'
const expiresAt = '2025-11-23T05:02:00.000Z'

const kept = (deletion: Deletion): ReceiptView => ({
  _tag: 'Kept',
  photoDeletedAt,
  expiresAt,
  deletion,
})

const deleted = (parts: { photo: boolean; result: boolean } | null): ReceiptView => ({
  _tag: 'Deleted',
  photoDeletedAt,
  removal: { _tag: 'Removed', parts },
})

const section = (receipt: ReceiptView) => <ReceiptSection receipt={receipt} onDelete={noop} />

/** The deletion receipt on the result screen. */
export const receiptEntries = (): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'ReceiptSection',
    states: {
      kept: section(kept('idle')),
      deleting: section(kept('running')),
      'service unreachable': section(kept('Unreachable')),
      'deletion refused': section(kept('Refused')),
      'result deleted': section(deleted({ photo: false, result: true })),
      'all deleted': section(deleted(null)),
      'nothing left': section({
        _tag: 'Deleted',
        photoDeletedAt,
        removal: { _tag: 'NothingLeft' },
      }),
    },
  },
]
