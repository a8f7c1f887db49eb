import { useCallback, useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo'
import { findingsOf } from '../../device/photo-look.js'
import type { PreparedPhoto } from '../prepare/prepared-photo.js'
import { HairlineHint } from './hairline-hint.js'
import { PhotoFindings } from './photo-findings.js'
import { useLook } from './use-look.js'

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
