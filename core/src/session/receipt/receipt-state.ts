import * as t from 'io-ts'
import { Timestamp } from '../../codecs/timestamp.js'
import { Receipt } from './receipt.js'
import { Removal } from './removal.js'

/** What a client knows of the data behind a result. After the deletion the service's ids are gone, too. */
export const ReceiptState = t.union(
  [
    /** One session for each photo that the result was made from. */
    t.type({ _tag: t.literal('Kept'), sessions: t.readonlyArray(Receipt) }),
    t.intersection([
      t.type({ _tag: t.literal('Deleted'), photoDeletedAt: Timestamp, removal: Removal }),
      /** Of photos that the service had nothing of. */
      t.partial({ sessions: t.readonlyArray(Receipt) }),
    ]),
  ],
  'ReceiptState',
)
export type ReceiptState = t.TypeOf<typeof ReceiptState>
