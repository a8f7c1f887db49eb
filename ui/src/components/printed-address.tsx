import { useEffect, useState } from 'react'
import { usePrinting } from './use-printing.js'
import { siteAddress } from '../site/address.js'
import type { QrCode } from './figures/qr-code.js'
import styles from './printed-address.module.css'

interface PrintedAddressProps {
  /** The page's path on the site. */
  readonly path: string
  /** Says what the QR code is for. */
  readonly lead: string
}

/** The address of a page with its QR code, on paper only. */
export function PrintedAddress({ path, lead }: PrintedAddressProps) {
  const isPrinting = usePrinting()
  const [Code, setCode] = useState<typeof QrCode | null>(null)
  // Loads the code after the page, because a page that is being printed waits for nothing.
  useEffect(() => {
    import('./figures/qr-code.js').then(
      (module) => setCode(() => module.QrCode),
      // The paper shows the address without it.
      () => undefined,
    )
  }, [])
  if (!isPrinting) return null
  const address = siteAddress() + path
  return (
    <div className={styles['printed']}>
      {Code !== null && <Code address={address} title={lead} />}
      <div>
        <p>{lead}</p>
        <p className={styles['address']}>{address.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  )
}
