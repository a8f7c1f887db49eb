// Indices of the face mesh, in the numbering of MediaPipe's canonical face model, except for the irises: the one on
// the right of the picture is the first (468 to 472), which is the reverse of MediaPipe's order. "Left" is the left of
// the picture. Pairs of mirrored points list the right one first.

/** All points: the skin, and five for each iris. */
export const meshSize = 478

/** Number of points without the irises. */
export const skinPoints = 468

/** Named points. */
export const mesh = {
  foreheadTop: 10,
  foreheadMiddle: 151,
  noseTip: 1,
  noseBase: 2,
  noseLeft: 129,
  noseRight: 358,
  upperLipEdge: 0,
  upperLipInner: 13,
  lowerLipInner: 14,
  lowerLipEdge: 17,
  chin: 152,
  faceLeft: 234,
  faceRight: 454,
  mouthLeft: 61,
  mouthRight: 291,
  irisLeft: 473,
  irisRight: 468,
} as const

/**
 * Mirrored pairs that define the roll: irises, corners of the eyes, sides of the face, mouth, ends of the brows.
 */
export const mirrorPairs = [
  [468, 473],
  [263, 33],
  [362, 133],
  [356, 127],
  [454, 234],
  [291, 61],
  [300, 70],
] as const

/** Pairs at the cheekbones. */
export const cheekbonePairs = [
  [454, 234],
  [356, 127],
  [323, 93],
] as const

/** Pairs from the earlobes to the corners of the chin. */
export const jawPairs = [
  [288, 58],
  [397, 172],
  [365, 136],
  [379, 150],
] as const

/** Every other point of the outline from ear to ear via the chin, which is in the middle; left to right in the picture. */
export const lowerOutline = [234, 132, 172, 150, 176, 152, 400, 379, 397, 361, 454] as const

/** The midline: forehead and bridge of the nose, and from the base of the nose to the chin. */
export const upperAxis = [10, 151, 9, 8, 168] as const
export const lowerAxis = [2, 164, 0, 17, 200, 199] as const

/**
 * Points of each brow: its lower corner at the nose, and pairs on the upper and lower edge at the temple and at two
 * heights of the arch.
 */
export const brows = [
  {
    inner: 55,
    outer: [70, 46],
    arch: [
      [63, 53],
      [105, 52],
    ],
  },
  {
    inner: 285,
    outer: [300, 276],
    arch: [
      [293, 283],
      [334, 282],
    ],
  },
] as const

/**
 * Each eye: outer and inner corner, three pairs on the upper and lower lid with the middle one first, the contour of
 * the lids starting at the outer corner, and the iris.
 */
export const eyes = [
  {
    corners: [33, 133],
    lidPairs: [
      [159, 145],
      [158, 153],
      [160, 144],
    ],
    lids: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
    iris: mesh.irisLeft,
  },
  {
    corners: [263, 362],
    lidPairs: [
      [386, 374],
      [385, 380],
      [387, 373],
    ],
    lids: [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
    iris: mesh.irisRight,
  },
] as const

/** Pairs on the inner and outer edge of the lower lip. */
export const lowerLipPairs = [
  [88, 91],
  [178, 181],
  [87, 84],
  [14, 17],
  [317, 314],
  [402, 405],
  [318, 321],
] as const

/** Points on each cheek below the eye: a large, even area that is seldom in shadow. */
export const cheekLeft = [50, 101] as const
export const cheekRight = [280, 330] as const

/** Points on both cheeks, down to the corners of the mouth. */
export const cheeks = [50, 280, 101, 330, 36, 266, 205, 425] as const

/** Points down the bridge of the nose. */
export const noseBridge = [6, 197, 195] as const

/** Contours of parts of the face; of two, the one on the left of the picture is the first. */
export const contours = {
  lips: [
    [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185],
  ],
  mouth: [
    [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191],
  ],
  eyes: eyes.map(({ lids }) => lids),
  irises: eyes.map(({ iris }) => [iris + 1, iris + 2, iris + 3, iris + 4]),
  brows: [
    [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
    [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  ],
  cheeks: [
    [116, 117, 118, 101, 205, 187, 147, 123],
    [345, 346, 347, 330, 425, 411, 376, 352],
  ],
} as const
