import type { DevicePhotos } from '../../device/device-receipt.js'
import { useDeviceTexts } from '../../language/use-device-texts.js'
import styles from './receipt-section.module.css'

interface DeviceNotesProps {
  readonly photos: DevicePhotos
}

/** Note below the answers: all or some of the photos did not leave this device. */
export const DeviceNote = ({ photos }: DeviceNotesProps) => {
  const { receipt: words } = useDeviceTexts()
  return photos === 'none' ? null : <p className={styles['note']}>{words.note[photos]}</p>
}

/** The same as a section at the end of the page. The service's receipt, if any, is below. */
export const DeviceSection = ({ photos }: DeviceNotesProps) => {
  const { receipt: words } = useDeviceTexts()
  return photos === 'none' ? null : (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{words.heading}</h2>
      <p>{words.photo[photos]}</p>
    </section>
  )
}
