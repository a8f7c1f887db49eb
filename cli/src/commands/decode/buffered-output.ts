import type { Streams } from '../../system/streams.js'

/** Characters that are written at once. */
const maxBuffered = 65_536

/** Gathers data and reports: one write a line would take longer than the work on it. */
export const bufferedOutput = ({ out, err, flushed }: Streams) => {
  let data = ''
  let reports = ''
  return {
    add: (text: string): void => {
      data += text
    },
    report: (line: string): void => {
      reports += line
    },
    isFull: (): boolean => data.length + reports.length >= maxBuffered,
    /** Writes all that was gathered; false where the reader of the data has gone. */
    write: (): Promise<boolean> => {
      if (reports !== '') err(reports)
      if (data !== '') out(data)
      data = ''
      reports = ''
      return flushed()
    },
  } as const
}

export type BufferedOutput = ReturnType<typeof bufferedOutput>
