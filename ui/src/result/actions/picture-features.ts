/** Whether the device's share sheet takes a file. */
export const sharesFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

/** On iOS alone: pressing and holding a picture offers to save it among the photos. A download would be elsewhere. */
const hasTouchCallout = (): boolean => CSS.supports('-webkit-touch-callout', 'none')

/**
 * Whether a download is sure to reach the visitor. The browsers inside Android's apps let it go without a word, and differ
 * from Chrome by what they share; other browsers that share no files are taken for one of them on a phone.
 */
export const downloads = (file: File): boolean =>
  !hasTouchCallout() && (sharesFile(file) || !matchMedia('(hover: none)').matches)
