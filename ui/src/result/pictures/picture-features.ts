import { isInAppBrowser } from '../../adapters/in-app-browser.js'

/** Whether the share sheet accepts this file. */
export const sharesFile = (file: File): boolean => {
  try {
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}

/**
 * iOS only: pressing and holding an image offers to save it to the photos. A download would go to
 * the files.
 */
const hasTouchCallout = (): boolean => CSS.supports('-webkit-touch-callout', 'none')

/**
 * Whether a download reaches the visitor. In-app browsers drop downloads silently; most of them, unlike Chrome, cannot share
 * files. Other mobile browsers that cannot share files are treated the same way.
 */
export const downloads = (file: File): boolean =>
  !hasTouchCallout() &&
  !isInAppBrowser(navigator.userAgent) &&
  (sharesFile(file) || !matchMedia('(hover: none)').matches)
