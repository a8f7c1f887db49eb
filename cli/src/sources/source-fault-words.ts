import type { ManifestTexts, SourceTexts } from '@kaoiro/texts/types'
import type { Messages } from '@kaoiro/texts/content'
import { printable } from '../print/printable.js'
import type { SourceFault } from './collect-jobs.js'
import type { ManifestFault } from './manifest.js'

/** Why an argument cannot be used, in one line: "people.csv:3: the path is empty". */
export const sourceFaultWords =
  (texts: SourceTexts, messages: Messages) =>
  (fault: SourceFault): string => {
    const source = printable(fault.source)
    const at = (line: number | null) => (line === null ? source : `${source}:${line}`)
    switch (fault._tag) {
      case 'IsUrl':
        return `${source}: ${texts.isUrl}`
      case 'EmptyFolder':
        return `${source}: ${texts.emptyFolder}`
      case 'NothingMatches':
        return `${source}: ${texts.nothingMatches}`
      case 'EmptyManifest':
        return `${source}: ${texts.emptyManifest}`
      case 'ManifestNotRead':
        return `${source}: ${messages.unreadable[fault.code] ?? fault.detail}`
      case 'ManifestIsSpecial':
        return `${source}: ${texts.isSpecial}`
      case 'ManifestNotUtf8':
        return `${source}: ${texts.notUtf8}`
      case 'BadRow':
        return `${at(fault.fault.line)}: ${manifestFaultWords(texts.manifest, fault.fault)}`
      case 'NoGender':
        return `${at(fault.line)}: ${texts.noGender}`
      case 'TwoPeople': {
        const [first, second] = fault.people
        const said = texts.twoPeople({
          photo: printable(fault.photo),
          first: printable(first),
          second: printable(second),
        })
        return `${at(fault.line)}: ${said}`
      }
    }
  }

const manifestFaultWords = (texts: ManifestTexts, fault: ManifestFault): string => {
  switch (fault._tag) {
    case 'BrokenCsv':
      return texts.brokenCsv
    case 'NoPathColumn':
      return texts.noPathColumn
    case 'RepeatedColumn':
      return texts.repeatedColumn({ column: fault.column })
    case 'TooManyFields':
      return texts.tooManyFields({ max: fault.max })
    case 'NoPath':
      return texts.noPath
    case 'UrlAsPath':
      return texts.urlAsPath
    case 'NulInPath':
      return texts.nulInPath
    case 'BadGender':
      return texts.badGender({ text: printable(fault.text) })
    case 'BadHairline':
      return texts.badHairline({ text: printable(fault.text) })
  }
}
