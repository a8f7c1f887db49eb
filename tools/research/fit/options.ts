import { parseArgs } from 'node:util'
import type { Half } from '../halves.js'
import { halves } from '../halves.js'

export const help = `Usage: npm run fit -- DETAILS.jsonl … [options]

Fits the constants of the analysis to photographs: how pose and expression
change the five measures, how people differ, which colours are usual, how each
colour shows the undertone, the limits between the seasons, and how much photos
of one person vary. The input is what evaluate --details writes for the same
photos, once with everything changed at once and once with --only pose, and for
real people named PERSON-neutral.jpg and PERSON-smiling.jpg: the effect of a
smile is fitted to them. Refused photos are ignored. Prints the source files of core that contain the constants,
and a validation.

With --pairs, fits how much a photo's circumstances widen that variation, to
photos that a camera took of the same people: what evaluate --details writes for
files named PERSON-neutral.jpg, PERSON-smiling.jpg and so on, or lines with a
person's number and the evidence of a photo. Uses the committed constants for
everything else, so run it last.

  --pairs             fit to real pairs of photos
  --colours FILE      more pairs, for the colours alone: evidence whose shape
                      another version of the analysis measured
  --half WHICH        even or odd: fit every second person, in the order of
                      the lines, and validate on the others; evaluate has the
                      same option
  --visitors PATTERN  folders whose name contains this represent the visitors of
                      the site: usual colours and season shares are fitted to
                      them (default asian)
  --write             write the files instead of printing them; then build
  --help              show this help

Examples
  npm run evaluate -- --photos faces --again 3 --details faces.jsonl
  npm run evaluate -- --photos faces --again 3 --only pose \\
    --details poses.jsonl
  npm run evaluate -- --photos london --again 0 --details london.jsonl
  npm run fit -- faces.jsonl poses.jsonl london.jsonl --half even
  npm run fit -- faces.jsonl poses.jsonl london.jsonl --write
  npm run fit -- --pairs london.jsonl --colours news.jsonl --half even

Exit codes: 0 done; 1 unreadable file or too few people; 2 wrong options.`

export interface FitOptions {
  /** Whether the files contain several real photos of each person. */
  readonly pairs: boolean
  /** Files with pairs of photos whose shape was measured by another version of the analysis. */
  readonly colours: ReadonlyArray<string>
  /** Written by `npm run evaluate -- --photos DIR --details FILE`; at least one. */
  readonly files: ReadonlyArray<string>
  readonly half: Half | undefined
  /** Part of the names of the visitors' folders. */
  readonly visitors: string
  readonly write: boolean
}

/** Throws a one-line error for wrong options. */
export const parseOptions = (args: string[]): FitOptions => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pairs: { type: 'boolean', default: false },
      colours: { type: 'string', multiple: true, default: [] },
      half: { type: 'string' },
      visitors: { type: 'string', default: 'asian' },
      write: { type: 'boolean', default: false },
    },
  })
  if (positionals.length === 0) throw new Error('no details file was given')
  const half = halves.find((name) => name === values.half)
  if (values.half !== undefined && half === undefined)
    throw new Error(`--half takes even or odd, not '${values.half}'`)
  if (values.visitors === '') throw new Error('--visitors must not be empty')
  const { pairs, colours, visitors, write } = values
  if (colours.length > 0 && !pairs) throw new Error('--colours needs --pairs')
  return { files: positionals, pairs, colours, half, visitors, write }
}
