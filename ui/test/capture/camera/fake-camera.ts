// A camera that plays drawn faces. It replaces `getUserMedia`, because only Chromium can play a file as its camera.
import type { Page } from 'playwright-core'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { Shot } from '@kaoiro/fixtures/pixels/photograph'
import { photograph } from '@kaoiro/fixtures/pixels/photograph'

/** The pictures that the camera can show: portraits that fill the outline unless the shot places the face elsewhere. */
const scenes = {
  good: ['spring-woman', {}],
  far: ['spring-woman', { scale: 0.3 }],
  dark: ['spring-woman', { exposure: -3 }],
  turned: ['turned-22', {}],
  nobody: ['spring-woman', { scale: 0.1, position: { x: 0.5, y: 1.3 } }],
  'lit from the left': ['spring-woman', { side: -0.75 }],
} satisfies Readonly<Record<string, [string, Shot]>>

export type Scene = keyof typeof scenes

/** The sides of a phone's upright camera. */
const size = { width: 480, height: 640 } as const

const addressOf = ([portrait, shot]: [string, Shot]): string => {
  const filling = { scale: 0.52, position: { x: 0.5, y: 0.44 }, size }
  const jpeg = encodeJpeg(photograph(portrait, { ...filling, ...shot }), 90)
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
}

let drawn: Readonly<Record<string, string>> | undefined

/** All scenes as data URLs. */
export const scenePictures = (): Readonly<Record<string, string>> =>
  (drawn ??= Object.fromEntries(
    Object.entries(scenes).map(([name, scene]) => [name, addressOf(scene)]),
  ))

/** The fake camera, as the page's `window.camera`. */
export interface FakeCamera {
  scene: string
  /** Of all streams that were opened. */
  readonly tracks: Array<MediaStreamTrack>
}

/** Runs in the page, and is sent as source text. */
export const installCamera = (pictures: Readonly<Record<string, string>>, scene: string): void => {
  const camera: FakeCamera = { scene, tracks: [] }
  Reflect.set(window, 'camera', camera)
  const images = new Map(
    Object.entries(pictures).map(([name, src]) => [name, Object.assign(new Image(), { src })]),
  )
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 640 })
  const context = canvas.getContext('2d')
  const paint = () => {
    const image = images.get(camera.scene)
    if (image?.complete === true) context?.drawImage(image, 0, 0)
  }
  const open = async () => {
    await Promise.all([...images.values()].map((image) => image.decode()))
    paint()
    const stream = canvas.captureStream(20)
    camera.tracks.push(...stream.getTracks())
    setInterval(paint, 50)
    return stream
  }
  const devices = { getUserMedia: open, enumerateDevices: () => Promise.resolve([]) }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
}

/** Gives the page a camera that shows this. */
export const withCamera =
  (scene: Scene) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(
      `(${String(installCamera)})(${JSON.stringify(scenePictures())}, ${JSON.stringify(scene)})`,
    )

/** Runs in the page: lets the camera see this. */
export const showScene = (scene: string): void => {
  ;(Reflect.get(window, 'camera') as FakeCamera).scene = scene
}

/** Runs in the page: the state of each track that was opened, `live` or `ended`. */
export const trackStates = (): ReadonlyArray<string> =>
  (Reflect.get(window, 'camera') as FakeCamera).tracks.map(({ readyState }) => readyState)

/** Runs in the page: every attempt to open the camera fails with this error. */
export const refuseCamera = (name: string): void => {
  const devices = { getUserMedia: () => Promise.reject(new DOMException('', name)) }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
}

/** Runs in the page: the camera opens, but delivers 2 × 2 pixels, as some browsers do at first. */
export const openWithoutPicture = (): void => {
  const tracks: Array<MediaStreamTrack> = []
  Reflect.set(window, 'camera', { scene: '', tracks })
  const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 2 })
  const context = canvas.getContext('2d')
  setInterval(() => context?.fillRect(0, 0, 2, 2), 50)
  const getUserMedia = () => {
    const stream = canvas.captureStream(20)
    tracks.push(...stream.getTracks())
    return Promise.resolve(stream)
  }
  const devices = { getUserMedia, enumerateDevices: () => Promise.resolve([]) }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
}

/** Runs in the page: the system holds the open camera's picture back, or releases it. */
export const mute = (muted: boolean): void => {
  for (const track of (Reflect.get(window, 'camera') as FakeCamera).tracks) {
    Object.defineProperty(track, 'muted', { value: muted, configurable: true })
    track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'))
  }
}

/** Runs in the page: ends the camera's stream without an event. */
export const stopTracks = (): void => {
  for (const track of (Reflect.get(window, 'camera') as FakeCamera).tracks) track.stop()
}

/** Runs in the page: photos take until `deliverPhoto`. */
export const holdPhoto = (): void => {
  Reflect.deleteProperty(window, 'deliver')
  ImageCapture.prototype.takePhoto = () =>
    new Promise((resolve) => {
      Reflect.set(window, 'deliver', resolve)
    })
}

/** Runs in the page: whether the page waits for a photo. */
export const isPhotoAsked = (): boolean => Reflect.has(window, 'deliver')

/** Runs in the page: closes the dialog, delivers the photo before the history goes back, and returns when it has gone back. */
export const closeAndDeliverPhoto = async (): Promise<void> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 640 })
  canvas.getContext('2d')
  const photo = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  const back = history.back.bind(history)
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back = () => {
    history.back = back
    ;(Reflect.get(window, 'deliver') as (photo: unknown) => void)(photo)
    setTimeout(back)
  }
  document.querySelector('dialog')?.close()
  await isBack
}

/** Runs in the page, and returns after the page has received the photo. */
export const deliverPhoto = async (): Promise<void> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 640 })
  canvas.getContext('2d')
  const photo = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  ;(Reflect.get(window, 'deliver') as (photo: unknown) => void)(photo)
  await new Promise((resolve) => setTimeout(resolve))
}
