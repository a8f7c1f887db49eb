export interface RedactedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
}

/** Matches session ids, which occur in the file names and keys of errors. */
const sessionId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

export const hasSessionId = (text: string): boolean => text.search(sessionId) >= 0

const withoutSession = (text: string): string => text.replace(sessionId, '[session]')

/** The fields of an error that may be logged. Database errors have further fields, which contain query values. */
export const redactError = (error: unknown): RedactedError => {
  if (!(error instanceof Error))
    return { name: typeof error, message: withoutSession(String(error)) }
  const { name, message, stack } = error
  return {
    name,
    message: withoutSession(message),
    ...(stack === undefined ? {} : { stack: withoutSession(stack) }),
  }
}
