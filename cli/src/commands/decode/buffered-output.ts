import type { Streams } from '../../system/streams.js'

/** Characters after which the buffer is written. */
const maxBuffered = 65_536

/** Buffers data and reports: a write for each line would take longer than decoding it. */
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
    /** Writes the buffer; false if the reader of the data has gone. */
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
