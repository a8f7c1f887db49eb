import { useResultTexts } from '../use-result-texts.js'
import styles from './receipt-section.module.css'
import type { ReceiptView } from './receipt-view.js'
import { useMomentText } from './use-moment-text.js'

/** Right under the answers: that the photo is gone. The section at the end says the rest. */
export const ReceiptNote = ({ receipt }: { readonly receipt: ReceiptView }) => {
  const { note } = useResultTexts().receipt
  return <p className={styles['note']}>{note(useMomentText()(receipt.photoDeletedAt))}</p>
}
