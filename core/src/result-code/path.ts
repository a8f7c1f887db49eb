/** The path of a result's page (specification §2). */
export const resultPath = (code: string): string => `/result/${code}`
