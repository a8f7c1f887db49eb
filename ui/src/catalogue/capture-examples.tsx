import type { ReactNode } from 'react'
import { useState } from 'react'
import { clampHairline, defaultHairline } from '@kaoiro/core/photo'
import { CameraControls } from '../capture/camera/camera-controls.js'
import { CameraHint } from '../capture/camera/camera-hint.js'
import { CameraWaiting } from '../capture/camera/camera-waiting.js'
import styles from '../capture/camera/camera.module.css'
import { FaceOutline } from '../capture/camera/face-outline.js'
import { Shutter } from '../capture/camera/shutter.js'
import { PhotoPreview } from '../capture/components/photo-preview.js'
import { HairlineButtons } from '../capture/hairline/hairline-buttons.js'
import { HairlineGuide } from '../capture/hairline/hairline-guide.js'
import { HairlineLine } from '../capture/hairline/hairline-line.js'
import type { Examples, Samples } from './samples.js'
import { noop } from './samples.js'

/** The capture screen, and the camera in the page on its dark ground. */
export const captureExamples = (samples: Samples): Examples => ({
  HairlineLine: {
    plain: onPhoto(samples, <HairlineLine at={defaultHairline} />),
    focused: onPhoto(samples, <HairlineLine at={defaultHairline} focused />),
  },
  HairlineGuide: {
    'at its default': <Guide samples={samples} from={defaultHairline} />,
    'at the top': <Guide samples={samples} from={0} />,
    'at the foot': <Guide samples={samples} from={100} />,
  },
  FaceOutline: { empty: framed(false), filled: framed(true) },
  Shutter: {
    plain: onGround(<Shutter ref={null} held={0} onPress={noop} />),
    'held for a while': onGround(<Shutter ref={null} held={0.6} onPress={noop} />),
    disabled: onGround(<Shutter ref={null} held={0} onPress={null} />),
  },
  CameraControls: {
    'with two cameras': <Controls onTurn={noop} />,
    plain: <Controls onTurn={null} />,
  },
  CameraHint: {
    'to come closer': onGround(<CameraHint hint="closer" isAuto isTaken={false} />),
    'before a photo': onGround(<CameraHint hint="good" isAuto isTaken={false} />),
    'to press': onGround(<CameraHint hint="good" isAuto={false} isTaken={false} />),
  },
  CameraWaiting: {
    opening: onGround(<CameraWaiting failure={null} onOpen={noop} onPick={noop} />),
    refused: onGround(<CameraWaiting failure="refused" onOpen={noop} onPick={noop} />),
  },
})

export const onPhoto = ({ photo, capture }: Samples, children: ReactNode) => (
  <PhotoPreview photo={photo} title={capture.hairline.picture}>
    {children}
  </PhotoPreview>
)

const Guide = ({ samples, from }: { readonly samples: Samples; readonly from: number }) => {
  const [at, setAt] = useState(from)
  const move = (hairline: number) => setAt(clampHairline(hairline))
  return (
    <>
      {onPhoto(samples, <HairlineGuide at={at} onMove={move} />)}
      <HairlineButtons at={at} onMove={move} />
    </>
  )
}

const onGround = (children: ReactNode) => <div className={styles['ground']}>{children}</div>

const framed = (isFilled: boolean) =>
  onGround(
    <div className={styles['sample']}>
      <FaceOutline isFilled={isFilled} />
    </div>,
  )

const Controls = ({ onTurn }: { readonly onTurn: (() => void) | null }) => {
  const [isAuto, setAuto] = useState(true)
  const handlers = { onShoot: noop, onAuto: setAuto, onTurn }
  return onGround(<CameraControls shutter={null} held={0} isAuto={isAuto} {...handlers} />)
}
