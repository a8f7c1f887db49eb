/** Whether the share sheet accepts this file. */
export const sharesFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/**
 * iOS only: pressing and holding an image offers to save it to the photos. A download would go to
 * the files.
 */
const hasTouchCallout = (): boolean => CSS.supports('-webkit-touch-callout', 'none')

/**
 * Whether a download reaches the visitor. In-app browsers on Android drop downloads silently;
 * unlike Chrome, they cannot share files. Other mobile browsers that cannot share files are
 * treated the same way.
 */
export const downloads = (file: File): boolean =>
  !hasTouchCallout() && (sharesFile(file) || !matchMedia('(hover: none)').matches)
