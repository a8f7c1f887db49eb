import type { DevicePhotos } from './device-photos.js'
import { deviceTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import styles from './receipt-section.module.css'

/** Section at the end of the page: all or some of the photos did not leave this device. */
export const DeviceSection = ({ photos }: { readonly photos: DevicePhotos }) => {
  const { receipt: words } = useTexts(deviceTexts)
  return photos === 'none' ? null : (
    <section className={styles['section']}>
      <h2 className="visually-hidden">{words.heading}</h2>
      <p>{words.photo[photos]}</p>
    </section>
  )
}
