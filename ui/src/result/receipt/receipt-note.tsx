import { useResultTexts } from '../../language/use-result-texts.js'
import styles from './receipt-section.module.css'
import type { ReceiptView } from './receipt-view.js'
import { useMomentText } from './use-moment-text.js'

/** Note below the answers: the photo was deleted. The section at the end has the details. */
export const ReceiptNote = ({ receipt }: { readonly receipt: ReceiptView }) => {
  const { note } = useResultTexts().receipt
  return <p className={styles['note']}>{note(useMomentText()(receipt.photoDeletedAt))}</p>
}
