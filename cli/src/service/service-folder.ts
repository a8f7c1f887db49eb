import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '../system/is-running.js'

/** The process that made a folder is part of its name. */
const nameOf = /^kaoiro-service-(\d+)-/

/**
 * Makes a folder for the photos of a service in this process. Those of processes that were killed are
 * removed first: no photo is kept.
 */
export const makeServiceFolder = async (parent: string): Promise<string> => {
  const names = await readdir(parent).catch((): ReadonlyArray<string> => [])
  await Promise.all(
    names
      .filter(isLeftOver)
      // Another user's cannot be removed by this one.
      .map((name) => rm(path.join(parent, name), { recursive: true }).catch(() => undefined)),
  )
  return mkdtemp(path.join(parent, `kaoiro-service-${process.pid}-`))
}

const isLeftOver = (name: string): boolean => {
  const pid = nameOf.exec(name)?.[1]
  return pid !== undefined && !isRunning(Number(pid))
}
