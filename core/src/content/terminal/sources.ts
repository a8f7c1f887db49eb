/** Why an argument that names photos cannot be used, in one line without a full stop. */
export interface SourceTexts {
  readonly isUrl: string
  readonly emptyFolder: string
  readonly nothingMatches: string
  readonly emptyManifest: string
  readonly isSpecial: string
  readonly notUtf8: string
  readonly noGender: string
  readonly twoPeople: (photo: string, first: string, second: string) => string
  readonly manifest: ManifestTexts
}

/** What is wrong with a line of a manifest. */
export interface ManifestTexts {
  readonly brokenCsv: string
  readonly noPathColumn: string
  readonly unknownColumn: (column: string) => string
  readonly repeatedColumn: (column: string) => string
  readonly tooManyFields: (max: number) => string
  readonly noPath: string
  readonly urlAsPath: string
  readonly nulInPath: string
  readonly badGender: (text: string) => string
  readonly badHairline: (text: string) => string
}
