import { availableParallelism } from 'node:os'
import type { Gender, Reason } from '@kaoiro/core/diagnosis'
import type { ColourSums, PlaceSums } from '@kaoiro/analyser/colour'
import type { PartColours } from '@kaoiro/core/norms'
import {
  addSums,
  asOnePerson,
  minPeople,
  noSums,
  normsOfPlace,
  normsVersion,
  sumsOf,
} from '@kaoiro/analyser/colour'
import { defaultHairline } from '@kaoiro/core/photo'
import { loadMessages } from '@kaoiro/texts/load'
import type { NormsTexts } from '@kaoiro/texts/types'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { lazyAnalyser } from '../../analyser/lazy-analyser.js'
import { exitCode } from '../../command-line/exit-code.js'
import { inOrder } from '../../concurrency/process-items.js'
import { photoFaultWords } from '../../photo/photo-words.js'
import type { PhotoFault } from '../../photo/preparation.js'
import { photoThreads } from '../../photo/threads/photo-threads.js'
import { faultLine } from '../../print/printable.js'
import { createProgress } from '../../progress/progress.js'
import { collectJobs } from '../../sources/collect-jobs.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { sourceFaultWords } from '../../sources/source-fault.js'
import type { Streams } from '../../system/streams.js'
import type { MadeNorms, NormsOptions } from './from-service.js'
import { failed } from './from-service.js'

/** Measures the photos on this machine. Each person counts once. */
export async function normsFromPhotos(
  sources: ReadonlyArray<string>,
  options: NormsOptions,
  words: NormsTexts,
  streams: Streams,
): Promise<MadeNorms> {
  const messages = await loadMessages(options.lang)
  const jobs = await collectJobs(sources, { gender: options.gender, hairline: defaultHairline })
  if (E.isLeft(jobs)) {
    const lines = jobs.left.map(sourceFaultWords(words.sources, messages))
    return E.left({ lines, code: exitCode.usage })
  }
  const photoFault = photoFaultWords(words.photos, messages)
  const sums = await measure(jobs.right, options, words, streams, (fault) =>
    typeof fault === 'string' ? messages.reasons[fault] : photoFault(fault),
  )
  if (streams.signal.aborted) return E.left({ lines: [words.stopped], code: exitCode.interrupted })
  const norms = normsOfPlace(normsVersion(new Date(), sums), sums)
  const [women, men] = [sums.WOMEN.skin.people, sums.MEN.skin.people]
  if (options.quiet !== true) streams.err(`${words.genders({ women, men })}\n`)
  return O.isSome(norms)
    ? E.right(norms.value)
    : failed(words.tooFew({ count: women + men, min: minPeople }))
}

type Colours = E.Either<PhotoFault | Reason, PartColours>

const measure = async (
  jobs: ReadonlyArray<PhotoJob>,
  { imageEngine, quiet }: NormsOptions,
  words: NormsTexts,
  streams: Streams,
  faultText: (fault: PhotoFault | Reason) => string,
): Promise<PlaceSums> => {
  const { signal } = streams
  const threads = availableParallelism()
  const preparation = photoThreads(imageEngine, threads, signal)
  const analyser = lazyAnalyser(threads)
  const progress = createProgress(streams, {
    words: words.progress,
    all: jobs.length,
    before: 0,
    quiet: quiet === true,
  })
  const coloursOf = async ({ photo, gender, hairline }: PhotoJob): Promise<Colours> => {
    const prepared = await preparation.prepare(photo)
    if (E.isLeft(prepared)) return prepared
    // After Ctrl-C any outcome will do: it is not used.
    if (signal.aborted) return E.left('internal-error')
    const { measureColours } = await analyser.load()
    const request = { gender, hairline: hairline === 'auto' ? defaultHairline : hairline }
    return measureColours(prepared.right.jpeg, request)
  }
  const people = { WOMEN: new Map<string, ColourSums>(), MEN: new Map<string, ColourSums>() }
  const count = (colours: Colours, { photo, gender, person }: PhotoJob): void => {
    if (E.isLeft(colours)) {
      progress.writeLine(faultLine(photo, faultText(colours.left)))
      return
    }
    const key = person === undefined ? `photo ${photo}` : `person ${person}`
    people[gender].set(key, addSums(people[gender].get(key) ?? noSums, sumsOf(colours.right)))
  }
  try {
    // Without its models, every photo would fail.
    await analyser.load()
    for await (const [colours, job] of inOrder(jobs, threads, coloursOf)) {
      if (signal.aborted) break
      count(colours, job)
      progress.advance(E.isLeft(colours))
    }
  } finally {
    progress.end()
    preparation.close()
    await analyser.close()
  }
  const ofGender = (gender: Gender) =>
    [...people[gender].values()].map(asOnePerson).reduce(addSums, noSums)
  return { WOMEN: ofGender('WOMEN'), MEN: ofGender('MEN') }
}
