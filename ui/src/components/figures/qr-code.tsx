import { QRCodeSVG } from 'qrcode.react'

interface QrCodeProps {
  readonly address: string
  /** Description for screen readers. */
  readonly title: string
}

/** QR code of a URL, for another phone's camera. */
export function QrCode({ address, title }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={address}
      size={200}
      level="L"
      fgColor="#231f1c"
      bgColor="#fffdfa"
      role="img"
      title={title}
    />
  )
}
