// These functions run in a page. Each is sent as source text, so it must not use other code of this file.
import type { Point } from './engine.js'

/** Roles of the elements that the journey finds by their visible or accessible names. */
export type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio'

/** Returns the middle of an enabled element that has stopped moving and is not covered; otherwise null. */
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
  // The draping's dialog is drawn before it is opened, and hidden by its visibility.
  const found = Array.from(document.querySelectorAll(selectors[role])).find(
    (element) =>
      plain(nameOf(element)) === plain(name) &&
      !element.matches(':disabled') &&
      getComputedStyle(element).visibility === 'visible',
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

/** Chooses an option of the menu of languages. Returns whether the page is in this language already. */
export const chooseLanguage = (name: string): boolean => {
  const menu = document.querySelector<HTMLSelectElement>('header select')
  const option = Array.from(menu?.options ?? []).find(({ text }) => text === name)
  if (menu === null || option === undefined) return false
  if (document.documentElement.lang === option.value) return true
  option.selected = true
  menu.dispatchEvent(new Event('change', { bubbles: true }))
  return false
}

/** Returns whether the page shows a text, wherever its lines break. */
export const shows = (text: string): boolean => {
  const plain = (some: string) => some.replace(/[\s\u200B]+/g, '')
  return plain(document.body.innerText).includes(plain(text))
}

/** Returns the name of the first picture in the open dialog; empty without one. */
export const namedPicture = (): string =>
  document.querySelector('dialog[open] [role=img]')?.getAttribute('aria-label') ?? ''

/** Returns whether a picture has this name, wherever its lines break. */
export const hasPicture = (name: string): boolean => {
  const plain = (some: string) => some.replace(/[\s\u200B]+/g, '')
  return Array.from(document.querySelectorAll('[role=img], img')).some(
    (picture) =>
      plain(picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '') ===
      plain(name),
  )
}

/** Shows the part of the page that loads late, and expands all descriptions. */
export const expandAll = (): void => {
  document
    .querySelectorAll<HTMLElement>('main [aria-expanded=false]')
    .forEach((button) => button.click())
  document.querySelector('main section')?.scrollIntoView({ block: 'end', behavior: 'instant' })
}

/** Returns the position of the hairline, in percent. */
export const hairlineValue = (): string =>
  document.querySelector<HTMLInputElement>('input[type=range]')?.value ?? ''

export const focusHairline = (): void =>
  document.querySelector<HTMLInputElement>('input[type=range]')?.focus()

/** Returns whether the page offers the phone's camera app. */
export const hasCameraInput = (): boolean =>
  document.querySelector('input[type=file][capture]') !== null

/** Returns left, top, width and height of the photo in the window. */
export const photoBox = (): ReadonlyArray<number> => {
  const photo = Array.from(document.images).find(({ alt }) => alt !== '')
  if (photo === undefined) return []
  photo.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = photo.getBoundingClientRect()
  return [left, top, width, height]
}

/** Returns whether the first screen's sample results are hydrated or absent. Their code loads later. */
export const areSamplesHydrated = (): boolean => {
  const samples = document.querySelector('figure')
  return samples === null || Object.keys(samples).some((key) => key.startsWith('__reactFiber'))
}

/** Records the file that the page saves, instead of downloading it. */
export const watchDownloads = (): void => {
  HTMLAnchorElement.prototype.click = function () {
    Reflect.set(window, 'downloaded', { name: this.download, address: this.href })
  }
}

/** Returns name, width and height of the picture that the page has saved. */
export const downloadedPicture = async (): Promise<ReadonlyArray<string | number>> => {
  const saved = Reflect.get(window, 'downloaded') as { name: string; address: string } | undefined
  if (saved === undefined) return []
  const image = new Image()
  image.src = saved.address
  await image.decode()
  return [saved.name, image.naturalWidth, image.naturalHeight]
}

/**
 * Replaces each text by nested `<font>` elements, as a browser's translation does: now, and this many milliseconds after
 * each change of the page.
 */
export const translate = (delay: number): void => {
  const tag: string = 'font'
  const replaceTexts = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<Text> = []
    while (texts.nextNode() !== null) found.push(texts.currentNode as Text)
    for (const text of found) {
      const parent = text.parentElement
      if (!(parent instanceof HTMLElement) || parent.closest('font, script') !== null) continue
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  replaceTexts()
  const later = () => void setTimeout(replaceTexts, delay)
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(delay === 0 ? replaceTexts : later).observe(document.body, changes)
}

/** Returns whether a service worker controls the page. */
export const isControlled = (): boolean => navigator.serviceWorker.controller !== null

export const goBack = (): void => history.back()

/** Records the text that the page copies. */
export const watchCopies = (): void => {
  navigator.clipboard.writeText = (text) => {
    Reflect.set(window, 'copied', text)
    return Promise.resolve()
  }
}

export const copiedText = (): string => (Reflect.get(window, 'copied') as string | undefined) ?? ''

/** Records the types of the messages from the site in an iframe, and the steps. */
export const watchMessages = (): void => {
  const received = new Set<string>()
  Reflect.set(window, 'received', received)
  addEventListener('message', ({ data }: MessageEvent<{ type: string; step?: string }>) =>
    received.add(data.step ?? data.type),
  )
}

export const receivedMessages = (): ReadonlyArray<string> =>
  Array.from(Reflect.get(window, 'received') as Set<string>)

/** Returns top and height of the page's iframe in the window, and the window's height. */
export const frameBox = () => {
  const frame = document.querySelector('iframe')?.getBoundingClientRect()
  return { top: frame?.top ?? 0, height: frame?.height ?? 0, window: window.innerHeight }
}

export const pageHeight = (): number => Math.ceil(document.body.getBoundingClientRect().height)

/** Returns top and bottom of the open dialog. */
export const dialogBox = () => {
  const dialog = document.querySelector('dialog[open]')?.getBoundingClientRect()
  return { top: dialog?.top ?? -1, bottom: dialog?.bottom ?? -1 }
}

/** Records where followed links open, instead of following them. */
export const watchLinks = (): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    event.preventDefault()
    Reflect.set(window, 'linkTarget', link.target)
  })

export const linkTarget = (): string =>
  (Reflect.get(window, 'linkTarget') as string | undefined) ?? ''

/** Scrolls the page until a point of its first iframe is in the window, and returns the iframe's place there. */
export const showInFrame = async ({ x, y }: Point): Promise<Point> => {
  const frame = document.querySelector('iframe')
  if (frame === null) throw new Error('no iframe on the page')
  const at = frame.getBoundingClientRect()
  const isVisible = at.top + y > 0 && at.top + y < window.innerHeight && at.left + x > 0
  if (!isVisible) {
    window.scrollBy(0, at.top + y - window.innerHeight / 2)
    // Until the browser knows the iframe's new place for events.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  }
  const { left, top } = frame.getBoundingClientRect()
  return { x: left, y: top }
}

/** Returns the number of chosen radio buttons and checkboxes. */
export const checkedInputs = (): number => document.querySelectorAll('input:checked').length
