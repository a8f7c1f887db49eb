/** Milliseconds between measurements while nobody taps. */
const interval = 200

/**
 * Tells the styles which part of the page the visitor sees: an iframe can be higher than the window. Screens are as high as
 * that part was at most, and dialogs fill it.
 *
 * @returns a promise that resolves when the part is known
 */
export function followVisiblePart(): Promise<void> {
  return new Promise((resolve) => {
    const { style } = document.documentElement
    let part = new DOMRectReadOnly()
    let width = 0
    let highest = 0

    const placeDialogs = (): void => {
      style.setProperty('--visible-top', `${part.top}px`)
      style.setProperty('--visible-height', `${part.height}px`)
      style.setProperty('--visible-bottom', `${window.innerHeight - part.bottom}px`)
    }
    const note = (seen: DOMRectReadOnly): void => {
      part = seen
      if (width !== window.innerWidth) highest = 0
      width = window.innerWidth
      if (seen.height > highest) {
        highest = seen.height
        style.setProperty('--screen', `${highest}px`)
      }
      // Without such elements, each change would style the whole page again.
      if (document.querySelector('dialog[open], [data-follow-visible]') !== null) placeDialogs()
      resolve()
    }

    // Reports the intersection with the browser's window, even if the embedding page has another origin.
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.intersectionRect
      if (seen !== undefined && seen.height > 0) note(seen)
      else if (highest === 0 && window.innerHeight === 0) {
        // Nothing can be seen before the embedding page knows the height. Screens as high as the iframe would then grow with it.
        style.setProperty('--screen', '0px')
        resolve()
      }
    })
    /** Asks for a report: scrolling the embedding page may leave the visible share of a high iframe the same. */
    const measure = (): void => {
      observer.disconnect()
      observer.observe(document.documentElement)
    }
    measure()
    setInterval(measure, interval)
    // The beginning of a tap may follow a scroll; its end may open a dialog.
    window.addEventListener('pointerdown', measure, true)
    for (const event of ['click', 'popstate']) window.addEventListener(event, placeDialogs, true)
  })
}
