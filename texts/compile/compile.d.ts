/** The faults of all languages of a folder, each with file, line and key. */
export const faultsIn: (folder: string) => ReadonlyArray<string>

/** Compiles one part of a language again, with changed texts. Returns the module's code. */
export const changedPart: (
  language: string,
  part: string,
  change: (text: string, key: string) => string,
) => string

/** The module with a language's first texts and the loaders of the others, without some of them. */
export const screensModule: (without?: ReadonlyArray<string>) => string

/** Whether the Japanese of a part may break between phrases only. */
export const breaksBetweenPhrases: (part: string) => boolean
