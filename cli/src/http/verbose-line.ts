import { printable } from '../print/printable.js'
import type { CallSeen } from './client-http.js'
import { shownUrl } from './shown-url.js'

/** A call in one line: `POST https://api.example.com/v1/sessions  201  12 ms`. */
export const verboseLine = ({ method, url, attempt, status, detail, time }: CallSeen): string =>
  [
    `${method.padEnd(4)} ${printable(shownUrl(url))}`,
    status === null ? printable(detail ?? '') : String(status),
    `${time.toFixed(0)} ms`,
    ...(attempt > 1 ? [`(attempt ${attempt})`] : []),
  ].join('  ')
