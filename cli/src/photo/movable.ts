/** What a message may move to another thread instead of copying it: memory that is these bytes' alone. */
export const movable = ({ buffer, byteLength }: Uint8Array): Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
