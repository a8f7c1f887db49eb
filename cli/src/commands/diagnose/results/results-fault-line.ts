import { faultLine, printable } from '../../../print/printable.js'
import { describeHolder } from '../../../system/lock.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import type { ResultsFault } from './results-file.js'

/** The line that says why a results file cannot be continued. */
export const resultsFaultLine =
  ({ words }: Localised) =>
  (file: string, fault: ResultsFault): string => {
    const start = `kaoiro: ${printable(file)}`
    switch (fault._tag) {
      case 'NotResults':
        return `${start}:${fault.line}: ${words.notResults}`
      case 'InUse':
        return `${start}: ${words.inUse({ process: describeHolder(fault), lock: printable(fault.lock) })}`
      case 'OtherApi':
        return `${start}: ${words.otherApi({ theirs: apiName(words, fault.theirs), ours: apiName(words, fault.ours) })}`
      case 'SpecialFile':
        return faultLine(file, words.specialFile)
      case 'NotWritable':
        return faultLine(file, words.writeErrors[fault.code] ?? fault.detail)
    }
  }

const apiName = ({ thisMachine }: DiagnoseTexts, api: string | null): string =>
  api === null ? thisMachine : printable(api)
