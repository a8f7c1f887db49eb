import type { CSSProperties, ReactNode } from 'react'
import { useCallback } from 'react'
import type { PreparedPhoto } from './prepare/prepared-photo.js'
import styles from './photo-preview.module.css'

interface PhotoPreviewProps {
  readonly photo: PreparedPhoto
  readonly title: string
  /** Smaller, to leave room for a text above. */
  readonly small?: boolean
  /** Shown over the image. */
  readonly children?: ReactNode
}

/** Shows the prepared JPEG, the exact file that is sent. */
export function PhotoPreview({ photo, title, small = false, children }: PhotoPreviewProps) {
  const { jpeg, width, height } = photo
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }))
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [jpeg],
  )
  return (
    <div
      className={`${styles['picture']} ${small ? styles['small'] : ''}`}
      style={{ '--aspect': width / height } as CSSProperties}
    >
      <img
        ref={show}
        width={width}
        height={height}
        alt={title}
        // Otherwise dragging the guide with a mouse would drag the image.
        draggable={false}
      />
      {children}
    </div>
  )
}
