import { useCallback, useState, useEffect } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { findingsOf, lookAtPhoto } from '../../device/photo-look.js'
import type { PreparedPhoto } from '../prepare/prepared-photo.js'
import { HairlineHint } from './hairline-hint.js'
import { PhotoFindings } from './photo-findings.js'
import { allowsLook, currentConnection } from '../../device/allows-look.js'
import { usePlace } from '../../device/place.js'
import type { Look } from '../../device/worker/worker-messages.js'

/** Photos with findings that the visitor has seen already. A later step does not repeat them. */
const shown = new WeakSet<Uint8Array>()

interface PhotoLookProps {
  readonly photo: PreparedPhoto
  /** The guide, on the hairline step. */
  readonly guide?: { readonly at: Hairline; readonly onMove: (hairline: number) => void }
}

/** Overlay with findings about the photo and the detected hairline. */
export const PhotoLook = ({ photo, guide }: PhotoLookProps) => {
  const { jpeg, hints } = photo
  const look = useLook(jpeg)
  const [wasShown] = useState(() => shown.has(jpeg))
  const onShow = useCallback(() => void shown.add(jpeg), [jpeg])
  const hairline = look?.hairline ?? null
  return (
    <>
      {guide !== undefined && hairline !== null && <HairlineHint hairline={hairline} {...guide} />}
      <PhotoFindings
        findings={look === null || wasShown ? [] : findingsOf(look, hints)}
        onShow={onShow}
      />
    </>
  )
}

/**
 * Whether a photo for the service is checked. False if visitors choose where photos are analysed, because
 * those who choose the service do not expect models to load.
 */
const isLookedAtForService = (): boolean =>
  KAOIRO_ANALYSIS === 'service' && allowsLook(currentConnection())

/** The findings about the photo; null until they are known, on failure, and if the check is off. */
const useLook = (jpeg: Uint8Array): Look | null => {
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
