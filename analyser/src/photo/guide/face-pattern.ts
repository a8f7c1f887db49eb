// How light a face is, cell by cell: the mean of 201 generated photographs and their mirror images, each as logarithms of luma
// without their mean and slope. It shows brows, eyes and mouth darker than the skin around them, and hair at the upper corners.

export const patternSize = { columns: 12, rows: 14 } as const

/** By rows from the top. The rectangle is that of a FacePlace. */
// oxfmt-ignore
export const facePattern: ReadonlyArray<number> = [
  -36, -10, 2, 7, 10, 11, 11, 10, 7, 2, -10, -36,
  -29, -2, 6, 9, 11, 12, 12, 11, 9, 6, -2, -29,
  -19, -2, 0, 3, 7, 10, 10, 7, 3, 0, -2, -19,
  -11, -2, -4, -6, -3, 3, 3, -3, -6, -4, -2, -11,
  -4, -4, -12, -14, -5, 3, 3, -5, -14, -12, -4, -4,
  0, 5, 4, 3, 5, 7, 7, 5, 3, 4, 5, 0,
  1, 8, 10, 10, 8, 8, 8, 8, 10, 10, 8, 1,
  0, 5, 8, 6, 4, 5, 5, 4, 6, 8, 5, 0,
  -1, 2, 3, 3, 1, 0, 0, 1, 3, 3, 2, -1,
  -2, 1, 2, -1, -1, 0, 0, -1, -1, 2, 1, -2,
  -2, 0, 2, 0, -1, 1, 1, -1, 0, 2, 0, -2,
  -2, -4, -1, 1, 1, 0, 0, 1, 1, -1, -4, -2,
  -1, -4, -5, -1, 3, 5, 5, 3, -1, -5, -4, -1,
  -2, -4, -5, -7, -5, -2, -2, -5, -7, -5, -4, -2,
]
