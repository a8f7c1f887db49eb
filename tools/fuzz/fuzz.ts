// `npm run fuzz`: tries the built program and service with random input. See --help.
import { optionsOf } from '../programs/command-line.js'
import { fuzzNames } from './names.js'
import type { FuzzOptions, Fuzzing, PartName } from './options.js'
import { help, parseOptions } from './options.js'
import { fuzzPhotos } from './photos.js'
import { fuzzRequests } from './requests.js'
import { fuzzTables } from './tables.js'

const parts: Readonly<Record<PartName, Fuzzing>> = {
  names: fuzzNames,
  tables: fuzzTables,
  requests: fuzzRequests,
  photos: fuzzPhotos,
}

/** Runs one part, prints its faults, and returns their number. */
const runPart = async (name: PartName, options: FuzzOptions): Promise<number> => {
  console.log(`${name}, --seed ${options.seed}`)
  const faults = await parts[name](options)
  console.log(faults.length === 0 ? 'No faults.' : `Faults: ${faults.length}`)
  for (const fault of faults) console.log(`  ${fault}`)
  console.log()
  return faults.length
}

/** Runs each part once, then repeats the parts with the next seeds until the time is over. */
const fuzz = async (options: FuzzOptions): Promise<number> => {
  const end = performance.now() + options.minutes * 60_000
  let faults = 0
  for (let seed = options.seed; seed === options.seed || performance.now() < end; seed++)
    for (const name of options.parts)
      if (seed === options.seed || performance.now() < end)
        faults += await runPart(name, { ...options, seed })
  return faults === 0 ? 0 : 1
}

process.exitCode = await fuzz(optionsOf('fuzz', help, parseOptions))
