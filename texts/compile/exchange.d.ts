/** The file of a language for translation tools. Only that of the source language has comments. */
export const exchangeFile: (language: string, root?: string) => string

/** Writes the texts of a tool's file to the language's folder. Returns the keys of texts that the source language does not have. */
export const readExchange: (language: string, arb: string, root?: string) => ReadonlyArray<string>
