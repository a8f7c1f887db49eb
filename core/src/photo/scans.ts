/**
 * How many scans a JPEG has, by its start-of-scan markers (ITU-T T.81, B.1.1.3). A progressive photo has
 * about ten; each one costs a decoder a pass over the picture, so thousands of empty ones are an attack.
 */
export const scansOf = (jpeg: Uint8Array): number => {
  let scans = 0
  for (let at = jpeg.indexOf(0xff); at >= 0; at = jpeg.indexOf(0xff, at + 1))
    if (jpeg[at + 1] === 0xda) scans++
  return scans
}
