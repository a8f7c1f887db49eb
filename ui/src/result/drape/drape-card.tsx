import { use, useId, useLayoutEffect, useRef } from 'react'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { Button } from '../../components/controls/button.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import type { ResultView } from '../view/result-view.js'
import styles from './drape-card.module.css'
import { drapeColours } from './drape-colours.js'
import { DrapeDialog } from './drape-dialog.js'
import type { DrapeKit } from './drape-kit.js'
import { paintSplit } from './paint-drape.js'
import { shownKit } from './prepare-kit.js'
import { useEarlyDialog } from './use-early-dialog.js'
import { useSpokenNames } from './use-spoken-names.js'

interface DrapeCardProps {
  readonly view: ResultView
  readonly photo: KeptPhoto
}

/** Invites to the draping with the visitor's own face, or nothing if the browser cannot draw it. */
const DrapeCard = ({ view, photo }: DrapeCardProps) => {
  const { drape: words } = useResultTexts()
  const { bothOf } = useSpokenNames()
  const id = useId()
  const { isMounted, dialog, open, close } = useEarlyDialog('drape')
  const kit = use(shownKit(photo))
  if (kit === null) return null
  const { wear, avoid } = drapeColours(view.season, view.alsoSuits)
  const [one, other] = [wear[0], avoid[0]]
  if (one === undefined || other === undefined) return null
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <SplitPicture kit={kit} colours={[one.colour, other.colour]} title={bothOf(one, other)} />
      <div className={styles['text']}>
        <h3 id={id} className={styles['heading']}>
          {words.heading}
        </h3>
        <p>{words.lead}</p>
        <Button variant="secondary" onPress={open}>
          {words.open}
        </Button>
      </div>
      <p className={styles['note']}>{words.privacy}</p>
      {isMounted && (
        <DrapeDialog view={view} photo={photo} kit={kit} ref={dialog} onClose={close} />
      )}
    </section>
  )
}

interface SplitPictureProps {
  readonly kit: DrapeKit
  readonly colours: readonly [string, string]
  readonly title: string
}

const SplitPicture = ({ kit, colours: [left, right], title }: SplitPictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) paintSplit(context, kit, [left, right], 0.5)
  }, [kit, left, right])
  return (
    <canvas
      ref={canvas}
      className={styles['picture']}
      role="img"
      aria-label={title}
      width={kit.width}
      height={kit.height}
    />
  )
}

export default DrapeCard
