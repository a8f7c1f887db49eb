/** The indices of one eye's points in the mesh. "Left" is the person's left, on the right of the picture. */
export interface EyeContours {
  readonly corners: { readonly outer: number; readonly inner: number }
  /** The midpoints of the lids' edges. */
  readonly lids: { readonly upper: number; readonly lower: number }
  /** The mesh's points that the iris model refines, in its own order, the lids' edges first. */
  readonly points: ReadonlyArray<number>
}

/** The number of an eye's points on the edges of the lids. */
export const lidEdges = 16

// The order of MediaPipe's iris model, as in facemeshcoords.ts of @vladmandic/human: the lids' edges
// (lower, upper), two rings around them, the brow's lower line, the cheek's edge, the brow's upper one.
export const leftEye: EyeContours = {
  corners: { outer: 263, inner: 362 },
  lids: { upper: 386, lower: 374 },
  points: [
    ...[263, 249, 390, 373, 374, 380, 381, 382, 362],
    ...[466, 388, 387, 386, 385, 384, 398],
    ...[359, 255, 339, 254, 253, 252, 256, 341, 463],
    ...[467, 260, 259, 257, 258, 286, 414],
    ...[446, 261, 448, 449, 450, 451, 452, 453, 464],
    ...[342, 445, 444, 443, 442, 441, 413],
    ...[265, 353, 276, 283, 282, 295],
    ...[372, 340, 346, 347, 348, 349, 350, 357, 465],
    ...[383, 300, 293, 334, 296, 336, 285, 417],
  ],
}

export const rightEye: EyeContours = {
  corners: { outer: 33, inner: 133 },
  lids: { upper: 159, lower: 145 },
  points: [
    ...[33, 7, 163, 144, 145, 153, 154, 155, 133],
    ...[246, 161, 160, 159, 158, 157, 173],
    ...[130, 25, 110, 24, 23, 22, 26, 112, 243],
    ...[247, 30, 29, 27, 28, 56, 190],
    ...[226, 31, 228, 229, 230, 231, 232, 233, 244],
    ...[113, 225, 224, 223, 222, 221, 189],
    ...[35, 124, 46, 53, 52, 65],
    ...[143, 111, 117, 118, 119, 120, 121, 128, 245],
    ...[156, 70, 63, 105, 66, 107, 55, 193],
  ],
}
