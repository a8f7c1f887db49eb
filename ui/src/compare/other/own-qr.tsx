import { resultAddress } from '@kaoiro/core/result-code/address'
import { QrCode } from '../../components/figures/qr-code.js'
import { useCompareTexts } from '../use-compare-texts.js'
import styles from './other-screen.module.css'

/** The QR code of a result's address: another phone's camera opens it, and this screen there reads it. */
export const OwnQr = ({ code }: { readonly code: string }) => {
  const { other: words } = useCompareTexts()
  return (
    <div className={styles['qrCode']}>
      <QrCode address={resultAddress(window.location.origin, code)} title={words.qr} />
      <p className={styles['codeText']}>{code}</p>
    </div>
  )
}
