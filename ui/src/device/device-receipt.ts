import type { ReceiptState } from '@kaoiro/core/receipt/receipt'

/** The session of a photo that was analysed on this device: there is none at the service. */
export const onDevice = 'on-device'

/** Which of a result's photos stayed on the device. */
export type StayedPhotos = 'all' | 'some' | 'none'

/** @param photos how many the result was made of; those that the service had may have been deleted there since */
export const stayedPhotos = (
  receipt: ReceiptState | null,
  photos: number | undefined,
): StayedPhotos => {
  const stayed = receipt?.sessions?.filter(({ sessionId }) => sessionId === onDevice).length ?? 0
  if (stayed === 0) return 'none'
  return stayed === photos ? 'all' : 'some'
}

/** What the service can be asked about; null if it has nothing of this result. */
export const serviceReceipt = (receipt: ReceiptState | null): ReceiptState | null => {
  if (receipt?._tag !== 'Kept') return receipt
  const sessions = receipt.sessions.filter(({ sessionId }) => sessionId !== onDevice)
  return sessions.length === 0 ? null : { ...receipt, sessions }
}
