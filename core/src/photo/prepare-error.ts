/** Errors between accepting a file and the prepared photo (specification §8). */
export type PrepareError =
  | { readonly _tag: 'FileNotRead' }
  | { readonly _tag: 'ImageNotLoaded' }
  | { readonly _tag: 'NoCanvasContext' }
  | { readonly _tag: 'NoBlob' }

/** The error texts of the specification. */
export const prepareErrorText: Readonly<Record<PrepareError['_tag'], string>> = {
  FileNotRead: 'Failed to read file',
  ImageNotLoaded: 'Failed to load image',
  NoCanvasContext: 'Canvas context is not available',
  NoBlob: 'Failed to convert canvas to blob',
}
