// `node tools/dist/research/evaluate/pick-faces.js DETAILS.jsonl`: writes measurements/faces.json from the
// output of `npm run evaluate -- --photos FOLDER --details DETAILS.jsonl`.
import { readFile, writeFile } from 'node:fs/promises'
import type { Evidence } from '@kaoiro/analyser/evidence'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { EvaluationRecord, PhotoRecord } from './records/records.js'
import { isResult } from './records/records.js'

/** Picks every fifth person, in the order of their files. */
const eachOf = 5

/** The original and two second photos. */
const photosOfEach = 3

/** Further digits are noise. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value

const evidenceIn = ({ answer, again }: PhotoRecord): ReadonlyArray<Evidence> =>
  [
    answer,
    ...Object.values(again).flatMap((photos) => photos.map((photo) => photo.answer)),
  ].flatMap((each) => (isResult(each) ? [each.evidence] : []))

const personText = (record: PhotoRecord): string => {
  const photos = evidenceIn(record)
    .slice(0, photosOfEach)
    .map((evidence) => `      ${JSON.stringify(evidence, rounded)}`)
  return `  {\n    "gender": "${record.gender}",\n    "photos": [\n${photos.join(',\n')}\n    ]\n  }`
}

const [, , details] = process.argv
if (details === undefined) throw new Error('the details file is missing')

const people = (await readFile(details, 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as EvaluationRecord)
  .flatMap((record) => (record.kind === 'photo' && isResult(record.answer) ? [record] : []))
  .sort((a, b) => (a.file < b.file ? -1 : 1))
  .filter((_, i) => i % eachOf === 0)
  .filter((record) => evidenceIn(record).length >= photosOfEach)

await writeFile(
  fixturePath('measurements/faces.json'),
  `[\n${people.map(personText).join(',\n')}\n]\n`,
)
console.log(`${people.length} people`)
