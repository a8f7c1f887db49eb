import { maxPhotos } from '@kaoiro/core/results'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import styles from './photo-preview.module.css'

/** Shows the number of a second or later photo of one person. */
export const PhotoNumber = ({ number }: { readonly number: number }) => {
  const { another } = useCaptureTexts()
  return number > 1 && <p className={styles['photoNumber']}>{another.number(number, maxPhotos)}</p>
}
