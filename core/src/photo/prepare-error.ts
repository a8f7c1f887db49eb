/** What can go wrong between an accepted file and a prepared photo (specification §8). */
export type PrepareError =
  | { readonly _tag: 'FileNotRead' }
  | { readonly _tag: 'ImageNotLoaded' }
  | { readonly _tag: 'NoCanvasContext' }
  | { readonly _tag: 'NoBlob' }

/** Each in the specification's own words. */
export const prepareErrorText: Readonly<Record<PrepareError['_tag'], string>> = {
  FileNotRead: 'Failed to read file',
  ImageNotLoaded: 'Failed to load image',
  NoCanvasContext: 'Canvas context is not available',
  NoBlob: 'Failed to convert canvas to blob',
}
