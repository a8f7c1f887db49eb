import { resultSite } from '../../../command-line/common-options.js'
import { jsonLine, printable } from '../../../print/printable.js'
import { replaceFile } from '../../../system/replace-file.js'
import type { Streams } from '../../../system/streams.js'
import type { Localised } from '../settings/localised.js'
import { peopleFile } from '../results/replaced-files.js'
import type { DiagnoseOptions } from '../settings/options.js'
import type { Person, PersonResult } from './person-result.js'
import { personJson, personResult } from './person-result.js'

interface ReportContext {
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  readonly note: (text: string) => unknown
}

/**
 * Writes a line for each person: to stdout after the records of the photos, or to a separate file. Each run replaces
 * that file in one step, so a killed run leaves no partial file.
 */
export const reportPeople = async (
  people: ReadonlyArray<Person>,
  { options, localised: { words }, streams, note }: ReportContext,
): Promise<void> => {
  if (people.length === 0) return
  const results = people.map(personResult)
  const text = results
    .map(personJson(resultSite(options)))
    .map(jsonLine)
    .join('')
  for (const { person, failed, photos } of results)
    if (failed.length > 0)
      streams.err(
        `${words.personFailed({ person: printable(person), failed: failed.length, all: photos.length })}\n`,
      )
  const file = peopleFile(options)
  if (file !== null) await replaceFile(file, text)
  else if (options.out === undefined) streams.out(text)
  const about = words.people({ people: results.length, agreed: results.filter(isUnanimous).length })
  note(`  ${about}${file === null ? '' : `: ${printable(file)}`}\n\n`)
}

/** Whether all photos agree; false for a single photo. */
const isUnanimous = ({ combined }: PersonResult): boolean =>
  combined !== null &&
  combined.agreement.photos > 1 &&
  combined.agreement.faceType === combined.agreement.photos &&
  combined.agreement.season === combined.agreement.photos
