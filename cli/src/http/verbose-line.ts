import { printable } from '../print/printable.js'
import type { CallAttempt } from './client-http.js'
import { redactedUrl } from './redacted-url.js'

/** A call in one line: `POST https://api.example.com/v1/sessions  201  12 ms`. */
export const verboseLine = ({ method, url, attempt, status, detail, time }: CallAttempt): string =>
  [
    `${method.padEnd(4)} ${printable(redactedUrl(url))}`,
    status === null ? printable(detail ?? '') : String(status),
    `${time.toFixed(0)} ms`,
    ...(attempt > 1 ? [`(attempt ${attempt})`] : []),
  ].join('  ')
