import type { DevicePhotos } from '../../device/device-receipt.js'
import { useDeviceTexts } from '../../language/use-device-texts.js'
import styles from './receipt-section.module.css'

interface DeviceNotesProps {
  readonly photos: DevicePhotos
}

/** Note below the answers: the photo never left this device. */
export const DeviceNote = ({ photos }: DeviceNotesProps) => {
  const { receipt: words } = useDeviceTexts()
  return photos === 'none' ? null : <p className={styles['note']}>{words.note[photos]}</p>
}

/** Section at the end of the page, instead of or above the service's receipt. */
export const DeviceSection = ({ photos }: DeviceNotesProps) => {
  const { receipt: words } = useDeviceTexts()
  return photos === 'none' ? null : (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{words.heading}</h2>
      <p>{words.photo[photos]}</p>
    </section>
  )
}
