// Functions that run in a page. Each is sent as its own text, and sees nothing of this file.
import type { Point } from './engine.js'

/** What a visitor finds on a page: a role, and a name that is seen or read out. */
export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio'

/** The middle of what can be pressed, once it is there, stays where it is, and nothing lies over it; else null. */
export const middleOf = async (role: Role, name: string): Promise<Point | null> => {
  const selectors: Record<Role, string> = {
    button: 'button',
    checkbox: 'input[type=checkbox]',
    heading: 'h1',
    link: 'a[href]',
    radio: 'input[type=radio]',
  }
  const plain = (text: string | null) => (text ?? '').replace(/[\s\u200B]+/g, '')
  const nameOf = (element: Element) =>
    element instanceof HTMLInputElement
      ? Array.from(element.labels ?? [], ({ textContent }) => textContent).join('')
      : (element.getAttribute('aria-label') ?? element.textContent)
  const found = Array.from(document.querySelectorAll(selectors[role])).find(
    (element) => plain(nameOf(element)) === plain(name) && !element.matches(':disabled'),
  )
  if (found === undefined) return null
  const top = () => found.getBoundingClientRect().top
  const frame = () => new Promise(requestAnimationFrame)
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = top()
  await frame()
  await frame()
  if (top() !== before) return null
  const { left, width, height } = found.getBoundingClientRect()
  const middle = { x: left + width / 2, y: before + height / 2 }
  return found.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null
}

/** Whether a text stands on the page, wherever its lines break. */
export const shows = (text: string): boolean => {
  const plain = (some: string) => some.replace(/[\s\u200B]+/g, '')
  return plain(document.body.innerText).includes(plain(text))
}

/** The position of the hairline, in percent. */
export const hairlineValue = (): string =>
  document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? ''

export const focusHairline = (): void =>
  document.querySelector<HTMLInputElement>('input[type=range]')?.focus()

/** The left upper corner and the size of the photo in the window. */
export const photoBox = (): ReadonlyArray<number> => {
  const photo = Array.from(document.images).find(({ alt }) => alt !== '')
  if (photo === undefined) return []
  photo.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = photo.getBoundingClientRect()
  return [left, top, width, height]
}

/** Notes the file that the page saves, in place of the browser. */
export const watchDownloads = (): void => {
  HTMLAnchorElement.prototype.click = function () {
    Reflect.set(window, 'downloaded', { name: this.download, address: this.href })
  }
}

/** The name, width and height of the picture that the page has saved. */
export const downloadedPicture = async (): Promise<ReadonlyArray<string | number>> => {
  const saved = Reflect.get(window, 'downloaded') as { name: string; address: string } | undefined
  if (saved === undefined) return []
  const image = new Image()
  image.src = saved.address
  await image.decode()
  return [saved.name, image.naturalWidth, image.naturalHeight]
}

/** Whether the page comes from the copy that the browser keeps. */
export const isKept = (): boolean => navigator.serviceWorker.controller !== null

/** As the browser's Back does. */
export const goBack = (): void => history.back()
