import path from 'node:path'
import type { Gender } from '@kaoiro/core/diagnosis/gender'

/** A photo to be examined. */
export interface PhotoFile {
  /** Its path from the folder that was asked for, with `/`. */
  readonly file: string
  /** The folder that it lies in, named from there, too. */
  readonly folder: string
  readonly gender: Gender
}

const parts = (name: string): ReadonlyArray<string> => name.split(/[/\\]/)

/** `female-…` and `male-…` say whose photos lie in a folder; of several the innermost. */
const genderNamed = (folder: string): Gender | undefined =>
  parts(folder)
    .map((part) => /^(female|male)(-|$)/i.exec(part)?.[1]?.toLowerCase())
    .flatMap((named) => (named === undefined ? [] : [named]))
    .map((named): Gender => (named === 'male' ? 'MEN' : 'WOMEN'))
    .at(-1)

/** The folders of which it is known what professionals found in Japan: `…-asian`. */
export const isEastAsian = (folder: string): boolean => /(^|-)asian$/i.test(folder)

/**
 * A file with what its folders say of it.
 *
 * @param root the folder that was asked for, whose own name counts for what lies in it directly
 * @param gender of those in folders that say nothing
 */
export const photoFile =
  (root: string, gender: Gender) =>
  (file: string): PhotoFile => {
    const folder = parts(path.dirname(file)).join('/')
    const named = folder === '.' ? path.basename(root) : folder
    return {
      file: parts(file).join('/'),
      folder: named,
      gender: genderNamed(named) ?? genderNamed(path.basename(root)) ?? gender,
    }
  }
