/** An error as the system tells it: its code, such as `ENOENT` ('' where it has none), and its words. */
export const systemFault = (error: unknown): { readonly code: string; readonly detail: string } =>
  error instanceof Error
    ? { code: 'code' in error ? String(error.code) : '', detail: error.message }
    : { code: '', detail: String(error) }

/** The words for an error's code; its own message if the code is not listed. */
export const errorText = (error: unknown, words: Readonly<Record<string, string>> = {}): string => {
  const { code, detail } = systemFault(error)
  return words[code] ?? detail
}

/** The system's own words alone: of `ENOSPC: no space left on device, write` what is between. */
export const systemMessage = ({ message }: Error): string =>
  message.replace(/^[A-Z\d]+: (.*?)(?:, \w+)?$/s, '$1')
