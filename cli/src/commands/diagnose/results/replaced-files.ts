import { devNull } from 'node:os'
import path from 'node:path'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { checkReplaceable } from '../../../system/replace-file.js'
import { isSpecialFile } from '../../../system/special-file.js'
import { systemFault } from '../../../system/system-error.js'
import type { DiagnoseOptions } from '../settings/options.js'
import type { ResultsFault } from './results-file.js'
import { bytesOf } from './results-file.js'
import { isTable } from './results-table.js'

/** `results.jsonl` → `results.people.jsonl`, which each run replaces if photos have a person; null without such a file. */
export const peopleFile = ({ out }: DiagnoseOptions): string | null => {
  if (out === undefined || path.resolve(out) === devNull) return null
  const { dir, name, ext } = path.parse(out)
  return path.join(dir, `${name}.people${ext}`)
}

/** The first file that the end of the batch would fail to replace, and why; null if there is none. */
export const replacedFileFault = async (
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
): Promise<{ readonly file: string; readonly fault: ResultsFault } | null> => {
  const { table } = options
  const people = jobs.some(({ person }) => person !== undefined) ? peopleFile(options) : null
  for (const file of [table, people].filter((name) => typeof name === 'string')) {
    const fault = await faultOf(file, file === table)
    if (fault !== null) return { file, fault }
  }
  return null
}

const faultOf = async (file: string, mustBeTable: boolean): Promise<ResultsFault | null> => {
  if (await isSpecialFile(file)) return { _tag: 'SpecialFile' }
  try {
    await checkReplaceable(file)
    return mustBeTable && !isTable(await bytesOf(file)) ? { _tag: 'NotResults', line: 1 } : null
  } catch (error) {
    return { _tag: 'NotWritable', ...systemFault(error) }
  }
}
