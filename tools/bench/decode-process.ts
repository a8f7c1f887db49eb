import { kaoiro, processTime } from '../programs/cost.js'
import { ratioRow } from './ratio-row.js'
import type { Row } from './row.js'

export const decodeProcessRow = (): Row =>
  ratioRow({
    name: 'kaoiro decode, whole process',
    ours: () => processTime(kaoiro, 'decode', '1F7womQ'),
    bare: () => processTime('-e', '0'),
    bareName: 'node -e 0',
    rounds: 41,
    max: 1.45,
  })
