import { use, useLayoutEffect, useRef } from 'react'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'
import { withoutBreaks } from '../../components/break-place.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { DrapeKit } from '../drape/drape-kit.js'
import { paintPicture, smallKit } from '../drape/drape-kit.js'
import type { SeasonTint } from '@kaoiro/screens/draping'
import { inCloth, seasonTints, tintName } from '@kaoiro/screens/draping'
import type { ResultView } from '@kaoiro/screens/result'
import styles from './try-on.module.css'
import { requestTryOn } from '../drape/try-on-request.js'
import { hexOf } from '@kaoiro/core/colour'
import { colourName, contrastOf, seenParts } from '@kaoiro/drawing/own-colours'
import { coloursOf } from './seen-colours.js'
import { NotOwn } from './not-own.js'

interface OnPhotoProps {
  readonly view: ResultView
  readonly photo: KeptPhoto
}

/** The face above the best colour of each season, the likeliest first. A tap opens the draping, which shows it at full size. */
export const SeasonRow = ({ view, photo }: OnPhotoProps) => {
  const { drape: words } = useTexts(resultTexts)
  const kit = use(smallKit(photo))
  if (kit === null) return null
  return (
    <ul className={styles['seasons']} aria-label={words.seasons}>
      {seasonTints(view.composition).map((tint) => (
        <li key={tint.season}>
          <WornSeason {...{ tint, kit }} />
        </li>
      ))}
    </ul>
  )
}

interface WornSeasonProps {
  readonly tint: SeasonTint
  readonly kit: DrapeKit
}

const WornSeason = ({ tint, kit }: WornSeasonProps) => {
  const texts = useTexts(resultTexts)
  const { season, colour } = tint
  const { open } = useOverlayEntry('drape')
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) paintPicture(context, kit, inCloth(colour))
  }, [kit, colour])
  const press = () => {
    requestTryOn({ _tag: 'Season', season })
    open()
  }
  return (
    <button type="button" aria-haspopup="dialog" onClick={press}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={withoutBreaks(texts.drape.one({ colour: tintName(texts, tint) }))}
        width={kit.width}
        height={kit.height}
      />
      <span>{texts.content.shortNames[season]}</span>
    </button>
  )
}

/** Eyes, brows, lips, hair and skin as named colours of the photo, and what their contrast means for clothes. */
export const OwnColours = ({ view, photo }: OnPhotoProps) => {
  const { own: words } = useTexts(resultTexts).drape
  const colours = use(coloursOf(photo))
  if (colours?.skin === undefined) return null
  const contrast = contrastOf(colours)
  return (
    <>
      <div className={styles['own']}>
        <h3 className="section-heading">{words.heading}</h3>
        <ul>
          {seenParts.map((part) => {
            const [colour, name] = [colours[part], colourName(part, colours)]
            return colour === undefined || name === null ? null : (
              <li key={part}>
                <svg viewBox="0 0 2 2" aria-hidden="true">
                  <circle cx="1" cy="1" r="1" fill={hexOf(colour)} />
                </svg>
                {words.parts[part]} <b>{words.names[name]}</b>
              </li>
            )
          })}
        </ul>
        {contrast !== null && <p>{words.contrast[contrast]}</p>}
      </div>
      <NotOwn view={view} />
    </>
  )
}
