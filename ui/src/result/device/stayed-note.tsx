import type { StayedPhotos } from '../../device/device-receipt.js'
import { useDeviceTexts } from '../../language/use-device-texts.js'
import styles from '../receipt/receipt-section.module.css'

interface StayedProps {
  readonly photos: StayedPhotos
}

/** Note below the answers: the photo never left this device. */
export const StayedNote = ({ photos }: StayedProps) => {
  const { receipt: words } = useDeviceTexts()
  return photos === 'none' ? null : <p className={styles['note']}>{words.note[photos]}</p>
}

/** Section at the end of the page, instead of or above the service's receipt. */
export const StayedSection = ({ photos }: StayedProps) => {
  const { receipt: words } = useDeviceTexts()
  return photos === 'none' ? null : (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{words.heading}</h2>
      <p>{words.photo[photos]}</p>
    </section>
  )
}
