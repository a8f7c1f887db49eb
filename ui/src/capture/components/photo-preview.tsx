import type { CSSProperties, ReactNode } from 'react'
import { useCallback } from 'react'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import styles from './photo-preview.module.css'

interface PhotoPreviewProps {
  readonly photo: PreparedPhoto
  readonly title: string
  readonly scanned?: boolean
  /** Leaves room for a text above it. */
  readonly small?: boolean
  /** What lies over the picture, in its box. */
  readonly children?: ReactNode
}

/** The prepared JPEG itself: what the visitor sees is what is sent. */
export const PhotoPreview = ({
  photo,
  title,
  scanned = false,
  small = false,
  children,
}: PhotoPreviewProps) => {
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
        // A mouse on the guide would otherwise drag the picture away.
        draggable={false}
      />
      {scanned && <div className={styles['scan']} aria-hidden="true" />}
      {children}
    </div>
  )
}
