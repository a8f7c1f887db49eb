import { QRCodeSVG } from 'qrcode.react'
import { resultAddress } from '@kaoiro/core/result-code/address'
import { useCompareTexts } from '../texts/use-compare-texts.js'
import styles from './own-qr.module.css'

/** The QR code of a result's address: another phone's camera opens it, and this screen there reads it. */
export const OwnQr = ({ code }: { readonly code: string }) => {
  const { other: words } = useCompareTexts()
  return (
    <div className={styles['code']}>
      <QRCodeSVG
        value={resultAddress(window.location.origin, code)}
        size={200}
        level="L"
        fgColor="#231f1c"
        bgColor="#fffdfa"
        role="img"
        title={words.qr}
      />
      <p className={styles['text']}>{code}</p>
    </div>
  )
}
