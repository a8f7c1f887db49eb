/** Whether a fault is the system's one of this code: ENOENT, EEXIST … */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
