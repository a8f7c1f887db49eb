import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { FaceRemark } from '@kaoiro/analyser/check'
import type { Look } from '@kaoiro/analyser/examiner'
import type { Reason } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import type { Connection } from '@kaoiro/screens/capture'
import { allowsLook, newRemarks } from '@kaoiro/screens/capture'
import { lookAtPhoto } from '../../device/device-analyser.js'
import { usePlace } from '../../device/place.js'
import type { PreparedPhoto } from '../prepare/prepared-photo.js'
import { HairlineHint, PhotoFindings } from './photo-findings.js'

/** The findings about a photo that can be analysed. */
interface UsableLook extends Pick<Look, 'hairline'> {
  readonly remarks: ReadonlyArray<FaceRemark>
}

/** Photos with remarks that the visitor has seen already. A later step does not repeat them. */
const shown = new WeakSet<Uint8Array>()

/** Called if the analysis would reject the photo. */
export type RefusePhoto = (photo: PreparedPhoto, reason: Reason) => void

interface PhotoLookProps {
  readonly photo: PreparedPhoto
  /** The guide, on the hairline step. */
  readonly guide?: { readonly at: Hairline; readonly onMove: (hairline: number) => void }
  readonly onRefuse: RefusePhoto
}

/** Overlay with remarks on the photo and the detected hairline. */
export function PhotoLook({ photo, guide, onRefuse }: PhotoLookProps) {
  const { jpeg, hints } = photo
  const look = useLook(jpeg, (reason) => onRefuse(photo, reason))
  const [wasShown] = useState(() => shown.has(jpeg))
  const onShow = useCallback(() => void shown.add(jpeg), [jpeg])
  const hairline = look?.hairline ?? null
  return (
    <>
      {guide !== undefined && hairline !== null && <HairlineHint hairline={hairline} {...guide} />}
      <PhotoFindings
        remarks={look === null || wasShown ? [] : newRemarks(look.remarks, hints)}
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
  KAOIRO_ANALYSIS === 'service' &&
  // Undefined if the browser does not report it.
  allowsLook((navigator as { readonly connection?: Connection }).connection)

/** The findings about the photo; null until they are known, on failure, and if the check is off. */
const useLook = (jpeg: Uint8Array, onRefuse: (reason: Reason) => void): UsableLook | null => {
  const isOnDevice = usePlace() === 'device'
  const [look, setLook] = useState<UsableLook | null>(null)
  const settle = useEffectEvent(({ verdict, hairline }: Look) => {
    if (E.isLeft(verdict)) onRefuse(verdict.left)
    else setLook({ remarks: verdict.right, hairline })
  })
  useEffect(() => {
    if (!isOnDevice && !isLookedAtForService()) return undefined
    let isShown = true
    void lookAtPhoto(jpeg).then((look) => {
      if (isShown && look !== null) settle(look)
    })
    return () => {
      isShown = false
    }
  }, [isOnDevice, jpeg])
  return look
}
