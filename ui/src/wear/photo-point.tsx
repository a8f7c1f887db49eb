import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { colourAtPoint } from '@kaoiro/analyser/analyse'
import type { LightReference } from '@kaoiro/analyser/analyse'
import type { Gender } from '@kaoiro/core/diagnosis'
import { preparedSide } from '@kaoiro/core/photo'
import { devicePhotos, resultHistory } from '@kaoiro/screens/result'
import type { AskedColour } from '@kaoiro/screens/wear'
import { measuredAt, movedPoint, pointOn } from '@kaoiro/screens/wear'
import { wearTexts } from '@kaoiro/texts/screens'
import { blobOf, drawnFile, hasTruePixels } from '../adapters/canvas.js'
import { useKeptPhoto } from '../adapters/kept-photo.js'
import { withoutBreaks } from '../components/break-place.js'
import { Button } from '../components/controls/button.js'
import { FileButton } from '../components/controls/file-button.js'
import { Alert } from '../components/feedback.js'
import { useLatest } from '../components/use-latest.js'
import { closeDeviceAnalyser, lightOnDevice } from '../device/device-analyser.js'
import { useTexts } from '../language/use-texts.js'
import styles from './wear.module.css'

interface PhotoPointProps {
  readonly code: string
  readonly gender: Gender
  readonly onAsk: (asked: AskedColour) => void
}

type Point = ReturnType<typeof pointOn>

/** Measures the colour at a point of the visitor's photo, or of one that they pick or take. None leaves the tab. */
export function PhotoPoint({ code, gender, onAsk }: PhotoPointProps) {
  const { screen: words } = useTexts(wearTexts)
  const kept = useKeptPhoto(code)
  const { photo, hasFailed, open, ask } = usePhoto(gender, onAsk)
  return (
    <>
      {kept !== null && (
        <>
          <Button
            variant="quiet"
            onPress={() => void open(new Blob([kept.photo], { type: 'image/jpeg' }))}
          >
            {words.own}
          </Button>
          <FileButton variant="quiet" camera="environment" onPick={(file) => void open(file)}>
            {words.camera}
          </FileButton>
        </>
      )}
      <FileButton variant="quiet" onPick={(file) => void open(file)}>
        {words.photo}
      </FileButton>
      {hasFailed && <Alert text={words.notRead} />}
      {photo !== null && <Photo photo={photo} label={words.point} onPoint={ask} />}
    </>
  )
}

/** An opened photo, and the questions about its points. The light becomes known later, or never. */
function usePhoto(gender: Gender, onAsk: PhotoPointProps['onAsk']) {
  const history = resultHistory(useLocation().state)
  // After an analysis on this device, its models are here; they are not loaded for a colour alone.
  const findsLight = devicePhotos(history) !== 'none'
  const [photo, setPhoto] = useState<ImageData | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const begin = useLatest()
  const seen = useRef<{ light: LightReference | null; point: Point | null }>(null)

  const measure = (of: ImageData) => {
    const { light, point } = seen.current ?? {}
    const asked = point && measuredAt(colourAtPoint(of, point, light ?? undefined))
    if (asked) onAsk(asked)
  }
  const open = async (file: Blob) => {
    const isWanted = begin()
    setHasFailed(false)
    const read = await readPhoto(file).catch(() => null)
    if (!isWanted()) return
    setHasFailed(read === null)
    setPhoto(read?.pixels ?? null)
    seen.current = { light: null, point: null }
    if (read === null || !findsLight) return
    const jpeg = new Uint8Array(await (await read.jpeg).arrayBuffer())
    // The guide for the hairline does not change what the paper is measured from.
    const light = await lightOnDevice(jpeg, { gender, hairline: 0 })
    closeDeviceAnalyser()
    if (!isWanted()) return
    seen.current = { ...seen.current, light }
    measure(read.pixels)
  }
  return {
    ...{ photo, hasFailed, open },
    ask: (point: Point) => {
      seen.current = { light: seen.current?.light ?? null, point }
      if (photo !== null) measure(photo)
    },
  }
}

const readPhoto = (file: Blob) =>
  drawnFile(file, preparedSide, (context) => {
    if (!hasTruePixels()) throw new Error('the browser changes the colours')
    const { canvas } = context
    return {
      pixels: context.getImageData(0, 0, canvas.width, canvas.height),
      jpeg: blobOf(canvas, 'image/jpeg'),
    }
  })

interface PhotoProps {
  readonly photo: ImageData
  readonly label: string
  readonly onPoint: (point: Point) => void
}

/** The photo with the point: a tap sets it, arrow keys move it. */
const Photo = ({ photo, label, onPoint }: PhotoProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [point, setPoint] = useState<Point>({ x: photo.width / 2, y: photo.height / 2 })
  useLayoutEffect(() => canvas.current?.getContext('2d')?.putImageData(photo, 0, 0), [photo])
  const { width, height } = photo
  const move = (to: Point) => {
    setPoint(to)
    onPoint(to)
  }
  return (
    <div className={styles['photo']}>
      <p className={styles['lead']}>{label}</p>
      <button
        type="button"
        aria-label={withoutBreaks(label)}
        onClick={({ detail, clientX, clientY, currentTarget }) => {
          const place = { x: clientX, y: clientY }
          // A key's click lacks a place.
          move(detail === 0 ? point : pointOn(photo, currentTarget.getBoundingClientRect(), place))
        }}
        onKeyDown={(event) => {
          const to = movedPoint(photo, point, event.key)
          if (to === null) return
          event.preventDefault()
          move(to)
        }}
      >
        <canvas ref={canvas} width={width} height={height} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <circle cx={point.x} cy={point.y} r={Math.max(width, height) / 40} />
        </svg>
      </button>
    </div>
  )
}
