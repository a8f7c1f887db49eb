export interface RedactedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
}

/** Errors contain file names and keys, and these contain session ids. */
const sessionId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

export const hasSessionId = (text: string): boolean => text.search(sessionId) >= 0

const withoutSession = (text: string): string => text.replace(sessionId, '[session]')

/** The loggable fields of an error. Database errors have others with query values. */
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
