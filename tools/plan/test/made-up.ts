import type { Demand } from '../sized-site.js'
import type { Times } from '../../queue-model/times.js'

/** Round numbers of no machine. */
export const times: Times = {
  machine: 'none',
  photos: [
    { decode: 10, analysis: 80 },
    { decode: 20, analysis: 120 },
  ],
  calls: {
    create: { answer: 5, cpu: 1 },
    upload: { answer: 5, cpu: 2 },
    request: { answer: 5, cpu: 2 },
    poll: { answer: 2, cpu: 1 },
  },
  database: {
    visit: { transactions: 20, cpu: 4 },
    poll: { transactions: 1, cpu: 0.5 },
    idle: 2,
    rowBytes: 2_000,
  },
  bytes: { photo: 100_000, pixmap: 1_000_000 },
}

/** Ten visits a second at the peak. */
export const demand: Demand = {
  visitorsPerDay: 144_000,
  peak: 6,
  wait: 10,
  cores: 2,
  network: 1,
  threads: undefined,
  seed: 1,
}
