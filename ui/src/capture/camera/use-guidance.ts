import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FrameHint, Pixels } from '@kaoiro/core/photo'
import { frameHint, guided, held, noGuidance } from '@kaoiro/analyser/guide'
import type { FrameMeasures } from '@kaoiro/analyser/guide'
import { openMesh, withMesh } from '../on-device/frame-mesh.js'
import { measureFrames } from './frame-measurer.js'

interface Shown {
  readonly hint: FrameHint | null
  /** How much of the second is over after which the photo is taken, 0 to 1. */
  readonly held: number
}

const nothing: Shown = { hint: null, held: 0 }

/**
 * Says what would make the photo better.
 *
 * @param stream null ends the guidance
 * @param onHeld called when everything has been good for a second
 */
export const useGuidance = (
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  onHeld: () => void,
): Shown => {
  const [shown, setShown] = useState(nothing)
  const guidance = useRef(noGuidance)
  const release = useEffectEvent(onHeld)

  const follow = useEffectEvent((measures: FrameMeasures) => {
    const now = performance.now()
    guidance.current = guided(guidance.current, frameHint(measures), now)
    const { hint } = guidance.current
    const share = held(guidance.current, now)
    setShown((before) =>
      before.hint === hint && before.held === share ? before : { hint, held: share },
    )
    if (share === 1) release()
  })

  useEffect(() => {
    const { current } = video
    if (stream === null || current === null) return undefined
    if (KAOIRO_LOOK) openMesh()
    let isCurrent = true
    const end = measureFrames(current, async (measures: FrameMeasures, pixels: Pixels) => {
      const all = KAOIRO_LOOK ? await withMesh(measures, pixels) : measures
      if (isCurrent) follow(all)
    })
    return () => {
      isCurrent = false
      end()
      guidance.current = noGuidance
      setShown(nothing)
    }
  }, [video, stream])
  return shown
}
