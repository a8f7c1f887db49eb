import type { Receipt, ReceiptState } from '@kaoiro/core/records'

/** Session id of a photo analysed on this device; the service has no session for it. */
export const onDevice = 'on-device'

/** How many of a result's photos stayed on the device. */
export type DevicePhotos = 'all' | 'some' | 'none'

/**
 * @param photos number of photos of the result. The receipt cannot give it, because it no longer contains
 * sessions that were deleted at the service.
 */
export const devicePhotos = (
  receipt: ReceiptState | null,
  photos: number | undefined,
): DevicePhotos => {
  const stayed = receipt?.sessions?.filter(({ sessionId }) => sessionId === onDevice).length ?? 0
  if (stayed === 0) return 'none'
  return stayed === photos ? 'all' : 'some'
}

/**
 * The sessions of the last photo alone, and those of earlier photos at the service, so that they can be deleted. Earlier
 * photos on the device would count as photos of the result.
 */
export const sessionsOfLast = (sessions: ReadonlyArray<Receipt>): ReadonlyArray<Receipt> =>
  sessions.filter(({ sessionId }, at) => sessionId !== onDevice || at === sessions.length - 1)

/** The part of the receipt that concerns the service; null if the service does not store any data of this result. */
export const serviceReceipt = (receipt: ReceiptState | null): ReceiptState | null => {
  if (receipt?._tag !== 'Kept') return receipt
  const sessions = receipt.sessions.filter(({ sessionId }) => sessionId !== onDevice)
  return sessions.length === 0 ? null : { ...receipt, sessions }
}
