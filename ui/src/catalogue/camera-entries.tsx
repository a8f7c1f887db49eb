import type { ReactNode } from 'react'
import { useState } from 'react'
import { CameraButton } from '../capture/camera/camera-button.js'
import { CameraControls } from '../capture/camera/camera-controls.js'
import { CameraHint } from '../capture/camera/camera-hint.js'
import { CameraWaiting } from '../capture/camera/camera-waiting.js'
import styles from '../capture/camera/camera.module.css'
import { FaceOutline } from '../capture/camera/face-outline.js'
import { Shutter } from '../capture/camera/shutter.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Components of the camera in the page, on its dark ground. */
export const cameraEntries = ({ capture }: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'CameraButton',
    states: {
      plain: (
        <CameraButton onOpen={noop} onPick={noop} onFailure={noop}>
          {capture.photo.take}
        </CameraButton>
      ),
    },
  },
  {
    component: 'FaceOutline',
    states: {
      empty: <Framed isFilled={false} />,
      filled: <Framed isFilled />,
    },
  },
  {
    component: 'Shutter',
    states: {
      plain: onGround(<Shutter ref={null} held={0} onPress={noop} />),
      'held for a while': onGround(<Shutter ref={null} held={0.6} onPress={noop} />),
      disabled: onGround(<Shutter ref={null} held={0} onPress={null} />),
    },
  },
  {
    component: 'CameraControls',
    states: { 'with two cameras': <Controls onTurn={noop} />, plain: <Controls onTurn={null} /> },
  },
  {
    component: 'CameraHint',
    states: {
      'to come closer': onGround(<CameraHint hint="closer" isAuto isTaken={false} />),
      'before a photo': onGround(<CameraHint hint="good" isAuto isTaken={false} />),
      'to press': onGround(<CameraHint hint="good" isAuto={false} isTaken={false} />),
    },
  },
  {
    component: 'CameraWaiting',
    states: {
      opening: onGround(<CameraWaiting failure={null} onOpen={noop} onPick={noop} />),
      refused: onGround(<CameraWaiting failure="refused" onOpen={noop} onPick={noop} />),
    },
  },
]

const onGround = (children: ReactNode) => <div className={styles['ground']}>{children}</div>

const Framed = ({ isFilled }: { readonly isFilled: boolean }) =>
  onGround(
    <div className={styles['sample']}>
      <FaceOutline isFilled={isFilled} />
    </div>,
  )

const Controls = ({ onTurn }: { readonly onTurn: (() => void) | null }) => {
  const [isAuto, setAuto] = useState(true)
  return onGround(
    <CameraControls
      shutter={null}
      held={0}
      onShoot={noop}
      isAuto={isAuto}
      onAuto={setAuto}
      onTurn={onTurn}
    />,
  )
}
