import type { ReactNode } from 'react'
import { useState } from 'react'
import type { FrameHint } from '@kaoiro/core/photo'
import { clampHairline, defaultHairline } from '@kaoiro/core/photo'
import { cameraText } from '@kaoiro/screens/capture'
import {
  CameraControls,
  CameraHint,
  CameraWaiting,
  FaceOutline,
  Shutter,
} from '../capture/camera/camera-parts.js'
import styles from '../capture/camera/camera.module.css'
import { HairlineButtons, HairlineGuide, HairlineLine } from '../capture/hairline-step.js'
import { PhotoPreview } from '../capture/photo-preview.js'
import type { Examples, Samples } from './samples.js'
import { noop } from './samples.js'
import { DeviceFailure, DevicePhase, PlaceChoice } from '../capture/on-device/device-analysis.js'
import { HairlineHint, PhotoFindings } from '../capture/on-device/photo-look.js'
import { DeviceSection } from '../result/receipt-section.js'

/** The capture screen, and the camera in the page on its dark ground. */
export function captureExamples(samples: Samples): Examples {
  return {
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
      plain: onGround(<Shutter shutter={null} held={0} onShoot={noop} />),
      'held for a while': onGround(<Shutter shutter={null} held={0.6} onShoot={noop} />),
      disabled: onGround(<Shutter shutter={null} held={0} onShoot={null} />),
    },
    CameraControls: {
      'with two cameras': <Controls onTurn={noop} />,
      plain: <Controls onTurn={null} />,
    },
    CameraHint: {
      'to come closer': hinting(samples, 'closer', true),
      'before a photo': hinting(samples, 'good', true),
      'to press': hinting(samples, 'good', false),
    },
    CameraWaiting: {
      opening: onGround(<CameraWaiting failure={null} onOpen={noop} onPick={noop} />),
      refused: onGround(<CameraWaiting failure="refused" onOpen={noop} onPick={noop} />),
    },
  }
}

function onPhoto({ photo, capture }: Samples, children: ReactNode) {
  return (
    <PhotoPreview photo={photo} title={capture.hairline.picture}>
      {children}
    </PhotoPreview>
  )
}

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

const hinting = ({ capture }: Samples, hint: FrameHint, isAuto: boolean) =>
  onGround(<CameraHint text={cameraText(capture.camera, { hint, isAuto, isTaken: false })} />)

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

const lost = { _tag: 'AnalyserLost', detail: '' } as const

/** Additional components of sites with on-device analysis. */
export function deviceExamples(): Examples {
  return {
    PlaceChoice: { default: <PlaceChoice /> },
    DevicePhase: {
      analysing: <DevicePhase phase="analysing">{(text) => <p>{text}</p>}</DevicePhase>,
    },
    DeviceFailure: { 'not loaded': <DeviceFailure error={lost} text={null} /> },
    DeviceSection: {
      'all photos': <DeviceSection photos="all" />,
      'some photos': <DeviceSection photos="some" />,
    },
  }
}

/** Findings of the photo check before the analysis. */
export function lookExamples(samples: Samples): Examples {
  return {
    PhotoFindings: {
      one: onPhoto(samples, <PhotoFindings remarks={['glasses']} onShow={noop} />),
      two: onPhoto(
        samples,
        <PhotoFindings remarks={['closed-eyes', 'side-light']} onShow={noop} />,
      ),
    },
    HairlineHint: {
      'far from the guide': onPhoto(samples, <HairlineHint hairline={30} at={20} onMove={noop} />),
    },
  }
}
