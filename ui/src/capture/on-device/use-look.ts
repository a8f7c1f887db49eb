import { useEffect, useState } from 'react'
import { allowsLook, currentConnection } from '../../device/allows-look.js'
import { lookAtPhoto } from '../../device/photo-look.js'
import { usePlace } from '../../device/place.js'
import type { Look } from '../../device/worker/worker-messages.js'

/**
 * Whether a photo for the service is checked. False if visitors choose where photos are analysed, because
 * those who choose the service do not expect models to load.
 */
const isLookedAtForService = (): boolean =>
  KAOIRO_ANALYSIS === 'service' && allowsLook(currentConnection())

/** The findings about the photo; null until they are known, on failure, and if the check is off. */
export const useLook = (jpeg: Uint8Array): Look | null => {
  const isOnDevice = usePlace() === 'device'
  const [look, setLook] = useState<Look | null>(null)
  useEffect(() => {
    if (!isOnDevice && !isLookedAtForService()) return undefined
    let isShown = true
    void lookAtPhoto(jpeg).then((look) => {
      if (isShown) setLook(look)
    })
    return () => {
      isShown = false
    }
  }, [isOnDevice, jpeg])
  return look
}
