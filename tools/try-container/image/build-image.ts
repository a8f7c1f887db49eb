import path from 'node:path'
import { workspace } from '../../processes/workspace.js'
import type { BaseOptions } from './base-image.js'
import { ensureBase } from './base-image.js'
import { certificateOptions } from './certificates.js'
import type { Podman } from '../podman/podman.js'
import { buildStage, step } from '../podman/step.js'

/** The rows of the step that removes what nothing loads, as the build prints them. */
const isRow = (line: string): boolean => /^ {2}\S.* -?\d+\.\d MB(?: |$)/.test(line)

/** Builds the Dockerfile under a name, and prints what its pruning removed. */
export const buildImage = async (options: BaseOptions, name: string): Promise<void> => {
  const { podman, undo, keep, folder, signal } = options
  console.log(`  its base: ${await ensureBase(options)}`)
  if (!keep) undo.add(() => podman.may(['rmi', '--force', name], {}))
  const rows: Array<string> = []
  await removeWhatIsCutShort(options)
  await step('building the image', async (told) => {
    const line = (text: string) => {
      told(buildStage(text) ?? '')
      if (isRow(text)) rows.push(text)
    }
    const build = podman.must(
      [
        'build',
        // Each step in this machine's own network; an OCI image would lose its HEALTHCHECK.
        ...['--isolation', 'chroot', '--format', 'docker', '--layers=false', '--pull=never'],
        ...certificateOptions(process.env['NODE_EXTRA_CA_CERTS'], path.join(folder, 'build')),
        ...['--tag', name, workspace],
      ],
      { signal, line, env: { ...process.env, TMPDIR: folder } },
    )
    // What it still does after an interruption, it does before anything is removed.
    undo.add(() => build.catch(() => undefined))
    await build
  })
  signal.throwIfAborted()
  for (const row of rows) console.log(`  ${row}`)
}

/** The containers in which builds work; podman's own list leaves them out. */
const workingContainers = async (podman: Podman): Promise<ReadonlyArray<string>> => {
  const all = ['ps', '--all', '--external', '--format', '{{.ID}} {{.Names}}']
  const lines = (await podman.must(all, {})).split('\n')
  return lines.flatMap((line) => /^(\S+) \S+-working-container/.exec(line)?.[1] ?? [])
}

/** A build that is ended by a signal leaves its containers behind. */
const removeWhatIsCutShort = async ({ podman, undo, signal }: BaseOptions): Promise<void> => {
  const before = await workingContainers(podman)
  undo.add(async () => {
    if (!signal.aborted) return
    const left = (await workingContainers(podman)).filter((id) => !before.includes(id))
    if (left.length > 0) await podman.may(['rm', '--force', ...left], {})
  })
}
