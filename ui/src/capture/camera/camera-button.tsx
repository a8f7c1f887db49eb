import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLazyOverlay } from '../../adapters/use-lazy-overlay.js'
import { Button } from '../../components/controls/button.js'
import { FileButton } from '../../components/controls/file-button.js'
import { avoidCamera, useAllowsCamera } from './allows-camera.js'

const loadDialog = () => import('./camera-dialog.js').then(({ CameraDialog }) => CameraDialog)

interface CameraButtonProps {
  /** Called before the phone's camera app opens. */
  readonly onOpen: () => void
  readonly onPick: (photo: File) => void
  /** Called if the camera in the page does not load. The next tap opens the phone's camera app. */
  readonly onFailure: () => void
  readonly children: ReactNode
}

/** Opens the camera in the page where it may, and the phone's camera app elsewhere. */
export function CameraButton({ onOpen, onPick, onFailure, children }: CameraButtonProps) {
  const isOffered = useAllowsCamera()
  const overlay = useLazyOverlay('camera', loadDialog, () => {
    avoidCamera()
    onFailure()
  })
  const { isOpen, open, close, component: Dialog } = overlay
  const taken = useRef<File | null>(null)

  const settle = useEffectEvent(() => {
    const photo = taken.current
    taken.current = null
    // Only now, because the next step pushes its history entry.
    if (photo !== null) onPick(photo)
  })
  useEffect(() => {
    if (!isOpen) settle()
  }, [isOpen])
  // After a reload: cameras open on the visitor's request only.
  const closeLeftOpen = useEffectEvent(() => {
    if (isOpen) close()
  })
  useEffect(() => closeLeftOpen(), [])

  return (
    <>
      {isOffered ? (
        <Button variant="primary" onPress={open}>
          {children}
        </Button>
      ) : (
        <FileButton variant="primary" camera="user" onOpen={onOpen} onPick={onPick}>
          {children}
        </FileButton>
      )}
      {Dialog !== null && (
        <Dialog
          onOpen={onOpen}
          onTake={(photo) => {
            taken.current = photo
            close()
          }}
          onClose={() => {
            taken.current = null
            close()
          }}
        />
      )}
    </>
  )
}
