import { useEffect, useState } from 'react'
import { allowsLook, currentConnection } from '../../device/allows-look.js'
import { lookAtPhoto } from '../../device/photo-look.js'
import { usePlace } from '../../device/place.js'
import type { Look } from '../../device/worker-messages.js'

/** Not where visitors are asked: one who chooses the service chooses to load nothing. */
const isLookedAtForService = (): boolean =>
  KAOIRO_ANALYSIS === 'service' && allowsLook(currentConnection())

/** What a look at the photo shows; null until it is there, if it fails, and if there is none. */
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
