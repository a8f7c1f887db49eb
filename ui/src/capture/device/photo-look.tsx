import { useCallback, useState } from 'react'
import type { Hairline } from '@kaoiro/core/photo/hairline'
import { findingsOf } from '../../device/photo-look.js'
import type { PreparedPhoto } from '../prepare/prepared-photo.js'
import { HairlineHint } from './hairline-hint.js'
import { PhotoFindings } from './photo-findings.js'
import { useLook } from './use-look.js'

/** Photos whose findings have been shown: not again on a later step. */
const shown = new WeakSet<Uint8Array>()

interface PhotoLookProps {
  readonly photo: PreparedPhoto
  /** The guide, on the step that sets it. */
  readonly guide?: { readonly at: Hairline; readonly onMove: (hairline: number) => void }
}

/** Over the picture: what an analysis would say of the photo, and where its hairline seems to be. */
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
