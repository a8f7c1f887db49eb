export interface RedactedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
}

/** Photos and rows have the session's id as their name, and errors name files and keys. */
const sessionId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

export const hasSessionId = (text: string): boolean => text.search(sessionId) >= 0

const withoutSession = (text: string): string => text.replace(sessionId, '[session]')

/** An error as the log shows it. Its other fields are left out: a database's error holds the values of a query. */
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
