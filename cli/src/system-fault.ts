/** An error as the system tells it: its code, such as `ENOENT` ('' where it has none), and its words. */
export const systemFault = (error: unknown): { readonly code: string; readonly detail: string } =>
  error instanceof Error
    ? { code: 'code' in error ? String(error.code) : '', detail: error.message }
    : { code: '', detail: String(error) }
