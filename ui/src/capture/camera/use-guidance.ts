import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FrameHint, Pixels } from '@kaoiro/core/photo'
import { frameHint, frameRank } from '@kaoiro/analyser/guide'
import type { FrameMeasures } from '@kaoiro/analyser/guide'
import { guided, held, noGuidance } from '@kaoiro/screens/capture'
import type { MeasuredPicture } from './frame-measurer.js'
import { measureFrames } from './frame-measurer.js'
import * as O from 'fp-ts/lib/Option.js'
import { locateOnDevice, openDeviceAnalyser } from '../../device/device-analyser.js'
import { currentPlace } from '../../device/place.js'
import { looksAtPhotos } from '../../site/looks-at-photos.js'

interface Shown {
  readonly hint: FrameHint | null
  /** How much of the second is over after which the photo is taken, 0 to 1. */
  readonly held: number
}

/** The best of the good frames in a row. */
interface Best {
  readonly picture: VideoFrame
  readonly rank: number
}

const drop = (best: Best | null): null => {
  best?.picture.close()
  return null
}

const better = (best: Best | null, picture: VideoFrame, rank: number): Best => {
  if (best !== null && best.rank >= rank) return best
  drop(best)
  return { picture: picture.clone(), rank }
}

const nothing: Shown = { hint: null, held: 0 }

/**
 * Says what would make the photo better.
 *
 * @param stream null ends the guidance
 * @param onHeld called when everything has been good for a second, with the best frame of it; null where browsers cannot
 * keep frames
 * @param onFace called for each frame that shows a face
 */
export function useGuidance(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | null,
  onHeld: (best: VideoFrame | null) => void,
  onFace?: () => void,
): Shown {
  const [shown, setShown] = useState(nothing)
  const guidance = useRef(noGuidance)
  const best = useRef<Best | null>(null)
  const release = useEffectEvent(onHeld)

  const follow = useEffectEvent((measures: FrameMeasures, picture: VideoFrame | null) => {
    if (measures.face !== null) onFace?.()
    const now = performance.now()
    guidance.current = guided(guidance.current, frameHint(measures), now)
    const { hint } = guidance.current
    const share = held(guidance.current, now)
    if (guidance.current.latest !== 'good') best.current = drop(best.current)
    else if (picture !== null) best.current = better(best.current, picture, frameRank(measures))
    setShown((before) =>
      before.hint === hint && before.held === share ? before : { hint, held: share },
    )
    if (share === 1) release(best.current?.picture ?? null)
  })

  useEffect(() => {
    const { current } = video
    if (stream === null || current === null) return undefined
    if (looksAtPhotos()) openMesh()
    let isCurrent = true
    const end = measureFrames(current, async ({ measures, pixels, picture }: MeasuredPicture) => {
      const all = looksAtPhotos() ? await withMesh(measures, pixels) : measures
      if (isCurrent) follow(all, picture)
    })
    return () => {
      isCurrent = false
      end()
      guidance.current = noGuidance
      best.current = drop(best.current)
      setShown(nothing)
    }
  }, [video, stream])
  return shown
}

/** Loads the landmark model for a photo that will be analysed here. Not for each frame, or a failure would repeat with each. */
function openMesh(): void {
  if (currentPlace() === 'device') openDeviceAnalyser()
}

/** The measures of a frame with the face's place by the landmark model, which is more exact, as soon as the model is loaded. */
async function withMesh(measures: FrameMeasures, frame: Pixels): Promise<FrameMeasures> {
  const located = await locateOnDevice(frame)
  return O.isSome(located) ? { ...measures, face: located.value } : measures
}
