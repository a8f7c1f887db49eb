/** The code of a system error, such as `ENOENT` (empty if missing), and its message. */
export function systemFault(error: unknown): { readonly code: string; readonly detail: string } {
  return error instanceof Error
    ? { code: 'code' in error ? String(error.code) : '', detail: error.message }
    : { code: '', detail: String(error) }
}

/** The text for an error's code, or its own message if the code is not listed. */
export function errorText(error: unknown, words: Readonly<Record<string, string>> = {}): string {
  const { code, detail } = systemFault(error)
  return words[code] ?? detail
}
