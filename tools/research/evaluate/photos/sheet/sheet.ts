import type { Pixels } from '@kaoiro/fixtures/pixels/rasterise'

/** Pixels of the sheet's ground, between cells and around them. */
const gap = 6
const ground = 0xff

/** Faces on a contact sheet. */
export const sheetSize = 100

const place = (cell: Pixels, into: Pixels, left: number, top: number): void => {
  for (let y = 0; y < cell.height; y++)
    into.data.set(
      cell.data.subarray(y * cell.width * 4, (y + 1) * cell.width * 4),
      ((top + y) * into.width + left) * 4,
    )
}

/** Cells of one size in rows, about as many as are in a row. */
export const sheetOf = (cells: ReadonlyArray<Pixels>): Pixels => {
  const { width: cellWidth = 1, height: cellHeight = 1 } = cells[0] ?? {}
  const across = Math.max(1, Math.ceil(Math.sqrt(cells.length)))
  const down = Math.ceil(cells.length / across)
  const width = gap + across * (cellWidth + gap)
  const height = gap + down * (cellHeight + gap)
  const sheet = { width, height, data: new Uint8Array(width * height * 4).fill(ground) }
  cells.forEach((cell, i) =>
    place(
      cell,
      sheet,
      gap + (i % across) * (cellWidth + gap),
      gap + Math.floor(i / across) * (cellHeight + gap),
    ),
  )
  return sheet
}
