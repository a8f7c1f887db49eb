// `npm run pack`: creates the npm packages in dist/, or in another folder with `--to DIR`.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withFolder } from '../programs/with-folder.js'
import { libraries, workspace } from '../programs/workspace.js'
import { stageLibrary } from './stage-library.js'
import { stageProgram } from './stage-program.js'

const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist' } } })
const target = path.resolve(workspace, values.to)

interface Packed {
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly entryCount: number
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const pack = (stage: (folder: string) => void): Promise<void> =>
  withFolder((folder) => {
    stage(folder)
    const args = ['pack', folder, '--pack-destination', target, '--json', '--ignore-scripts']
    const printed = execFileSync('npm', args, { cwd: folder, encoding: 'utf8' })
    for (const { filename, size, unpackedSize, entryCount } of JSON.parse(
      printed,
    ) as ReadonlyArray<Packed>)
      console.log(
        `${path.join(values.to, filename)}: ${megabytes(size)}, ` +
          `${entryCount} files of ${megabytes(unpackedSize)}`,
      )
  })

mkdirSync(target, { recursive: true })
for (const name of libraries) await pack((folder) => stageLibrary(name, folder))
await pack(stageProgram)
