import { resultAddress } from '@kaoiro/core/result-code'
import { QrCode } from '../../components/figures/qr-code.js'
import { useCompareTexts } from '../../language/use-compare-texts.js'
import { siteAddress } from '../../site/address.js'
import styles from './pick-result-screen.module.css'

/** QR code of this result's URL. Another phone can scan it with its camera app or on this screen of the site. */
export const OwnQr = ({ code }: { readonly code: string }) => {
  const { pickResult: words } = useCompareTexts()
  return (
    <div className={styles['qrCode']}>
      <QrCode address={resultAddress(siteAddress(), code)} title={words.qr} />
      <p className={styles['codeText']}>{code}</p>
    </div>
  )
}
