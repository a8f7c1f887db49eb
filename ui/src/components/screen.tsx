import type { ReactNode, Ref } from 'react'
import styles from './screen.module.css'
import { useEffect, useRef } from 'react'
import { withoutBreaks } from './break-place.js'
import { useBrand, useSharedTexts } from '../language/first-texts.js'

interface ScreenBodyProps {
  /** Less spacing, for screens with a large image. */
  readonly compact?: boolean
  readonly busy?: boolean
  readonly children: ReactNode
}

/** The content of a screen between its steps and its action bar. */
export function ScreenBody({ compact = false, busy = false, children }: ScreenBodyProps) {
  return (
    <div
      className={`${styles['screenBody']} ${compact ? styles['compactBody'] : ''}`}
      aria-busy={busy}
    >
      {children}
    </div>
  )
}

/** Introductory text below a screen's heading. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>
}

// The first heading after a page load does not take the focus; every later heading does.
let isLaterHeading = false

interface ScreenHeadingProps {
  /** Document title; default: the heading's text with the brand. */
  readonly title?: string
  readonly children: string
}

/** Heading of a screen or step. When it appears, it sets the document title and takes focus. */
export function ScreenHeading({ title, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pageTitle } = useSharedTexts()
  const brand = useBrand()
  const full = title ?? pageTitle({ heading: children, brand })

  useEffect(() => {
    document.title = withoutBreaks(full)
  }, [full])

  useEffect(() => {
    if (isLaterHeading) heading.current?.focus({ preventScroll: true })
    isLaterHeading = true
  }, [])

  return <Heading ref={heading}>{children}</Heading>
}

interface HeadingProps {
  readonly ref?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** The `h1` of a screen or step. It can receive focus. */
export function Heading({ ref, children }: HeadingProps) {
  return (
    <h1 ref={ref} tabIndex={-1} className={styles['heading']}>
      {children}
    </h1>
  )
}

interface MessageProps {
  readonly heading: string
  readonly children: ReactNode
}

/** A screen that consists of a message. */
export function Message({ heading, children }: MessageProps) {
  return (
    <ScreenBody>
      <ScreenHeading>{heading}</ScreenHeading>
      {children}
    </ScreenBody>
  )
}

interface ActionBarProps {
  /** A remark about the actions. */
  readonly note?: string | null
  /** Places two short actions side by side. */
  readonly beside?: boolean
  /** Messages above the actions. They cover a part of the page, so that nothing moves. */
  readonly over?: ReactNode
  readonly children: ReactNode
}

/** The actions of a screen, fixed at the bottom within reach of the thumb. */
export function ActionBar({ note = null, beside = false, over, children }: ActionBarProps) {
  return (
    <div className={styles['dock']}>
      <div className={styles['over']}>{over}</div>
      {note !== null && <p className={styles['note']}>{note}</p>}
      <div className={beside ? styles['beside'] : styles['actions']}>{children}</div>
    </div>
  )
}

interface MessageScreenProps {
  readonly words: { readonly heading: string; readonly message: string }
  /** The actions below the message. */
  readonly children: ReactNode
}

/** A full-screen message with actions. */
export function MessageScreen({ words, children }: MessageScreenProps) {
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.message}</p>
      </Message>
      <ActionBar>{children}</ActionBar>
    </>
  )
}

/** Step indicator, out of three. */
export function Steps({ current }: { readonly current: 1 | 2 | 3 }) {
  const { label, outOf } = useSharedTexts().steps
  return (
    <div className={styles['steps']}>
      <p className={styles['count']}>
        <span className="visually-hidden">{label}</span>
        <span className={styles['current']}>{current}</span>
        <span>{outOf}</span>
      </p>
      <div className={styles['track']} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={step <= current ? styles['reached'] : undefined} />
        ))}
      </div>
    </div>
  )
}
