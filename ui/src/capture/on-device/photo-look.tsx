import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { FaceRemark } from '@kaoiro/analyser/check'
import type { Look } from '@kaoiro/analyser/examiner'
import type { Reason } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import type { Connection } from '@kaoiro/screens/capture'
import { allowsLook, newRemarks, offersHairline } from '@kaoiro/screens/capture'
import { lookAtPhoto } from '../../device/device-analyser.js'
import { usePlace } from '../../device/place.js'
import type { PreparedPhoto } from '../prepare/prepared-photo.js'
import { deviceTexts } from '@kaoiro/texts/screens'
import { Icon } from '../../components/icon.js'
import { useTexts } from '../../language/use-texts.js'
import { site } from '../../site/site.js'
import styles from './photo-look.module.css'

/** The findings about a photo that can be analysed. */
interface UsableLook extends Pick<Look, 'hairline'> {
  readonly remarks: ReadonlyArray<FaceRemark>
}

/** Photos with remarks that the visitor has seen already. A later step does not repeat them. */
const shown = new WeakSet<Uint8Array>()

/** Called if the analysis would reject the photo. */
export type RefusePhoto = (photo: PreparedPhoto, reason: Reason) => void

interface PhotoLookProps {
  readonly photo: PreparedPhoto
  /** The guide, on the hairline step. */
  readonly guide?: { readonly at: Hairline; readonly onMove: (hairline: number) => void }
  readonly onRefuse: RefusePhoto
}

/** Overlay with remarks on the photo and the detected hairline. */
export function PhotoLook({ photo, guide, onRefuse }: PhotoLookProps) {
  const { jpeg, hints } = photo
  const look = useLook(jpeg, (reason) => onRefuse(photo, reason))
  const [wasShown] = useState(() => shown.has(jpeg))
  const onShow = useCallback(() => void shown.add(jpeg), [jpeg])
  const hairline = look?.hairline ?? null
  return (
    <>
      {guide !== undefined && hairline !== null && <HairlineHint hairline={hairline} {...guide} />}
      <PhotoFindings
        remarks={look === null || wasShown ? [] : newRemarks(look.remarks, hints)}
        onShow={onShow}
      />
    </>
  )
}

/**
 * Whether a photo for the service is checked. False if visitors choose where photos are analysed, because
 * those who choose the service do not expect models to load.
 */
const isLookedAtForService = (): boolean =>
  site.analysis === 'service' &&
  // Undefined if the browser does not report it.
  allowsLook((navigator as { readonly connection?: Connection }).connection)

/** The findings about the photo; null until they are known, on failure, and if the check is off. */
const useLook = (jpeg: Uint8Array, onRefuse: (reason: Reason) => void): UsableLook | null => {
  const isOnDevice = usePlace() === 'device'
  const [look, setLook] = useState<UsableLook | null>(null)
  const settle = useEffectEvent(({ verdict, hairline }: Look) => {
    if (E.isLeft(verdict)) onRefuse(verdict.left)
    else setLook({ remarks: verdict.right, hairline })
  })
  useEffect(() => {
    if (!isOnDevice && !isLookedAtForService()) return undefined
    let isShown = true
    void lookAtPhoto(jpeg).then((look) => {
      if (isShown && look !== null) settle(look)
    })
    return () => {
      isShown = false
    }
  }, [isOnDevice, jpeg])
  return look
}

interface HairlineHintProps {
  /** Detected hairline. */
  readonly hairline: Hairline
  /** Position of the guide. */
  readonly at: Hairline
  readonly onMove: (hairline: number) => void
}

/** A dashed line at the detected hairline, with a button that moves the guide there. */
export function HairlineHint({ hairline, at, onMove }: HairlineHintProps) {
  const { look: words } = useTexts(deviceTexts)
  const [isTaken, setTaken] = useState(false)
  if (isTaken || !offersHairline(hairline, at)) return null
  return (
    <div className={styles['hint']} style={{ top: `${hairline}%` }}>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears, so focus moves to the guide's range input.
          focusGuide(currentTarget)
          setTaken(true)
          onMove(hairline)
        }}
      >
        <span>{words.here}</span>
        <span className="visually-hidden">{words.hairline({ percent: Math.round(hairline) })}</span>
      </button>
    </div>
  )
}

const focusGuide = (within: Element): void =>
  within
    .closest('div:has(> input[type="range"])')
    ?.querySelector<HTMLInputElement>('input[type="range"]')
    ?.focus({ preventScroll: true })

interface PhotoFindingsProps {
  readonly remarks: ReadonlyArray<FaceRemark>
  /** Called when the remarks become visible. */
  readonly onShow: () => void
}

/**
 * Shows remarks on the photo before the analysis, over the bottom of the image, so that nothing
 * moves. The element is always in the page, so that screen readers announce changes.
 */
export function PhotoFindings({ remarks, onShow }: PhotoFindingsProps) {
  const { look: words } = useTexts(deviceTexts)
  const place = useRef<HTMLDivElement>(null)
  const [isClosed, setClosed] = useState(false)
  const isShown = remarks.length > 0 && !isClosed
  useEffect(() => {
    if (isShown) onShow()
  }, [isShown, onShow])
  const close = () => {
    // The button disappears, so the focus moves to the element around it.
    place.current?.focus({ preventScroll: true })
    setClosed(true)
  }
  return (
    <div ref={place} tabIndex={-1} className={styles['over']}>
      <div role="status" className={styles['findings']}>
        {isShown &&
          remarks.map((remark) => (
            <p key={remark}>
              <b>{words.name({ name: words.remarks[remark].name })}</b>
              <span>{words.remarks[remark].advice}</span>
            </p>
          ))}
      </div>
      {isShown && (
        <button type="button" aria-label={words.close} onClick={close}>
          <Icon path="m6 6 12 12M18 6 6 18" />
        </button>
      )}
    </div>
  )
}
