import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { isRunning } from '../system/processes.js'

/** Folder names contain the process and the machine or container: process ids are unique only there. */
const nameOf = /^kaoiro-service-(\d+)@(.+)-/

/** Characters of the host name, so that the folder name is short enough for every file system. */
const maxHost = 100

/** Creates the folder for the photos of the built-in service. First deletes the folders of killed
 * processes on this machine, so that no photo is kept. Folders of other containers stay: whether their
 * processes still run is unknown.
 */
export const makeServiceFolder = async (parent: string, host = hostname()): Promise<string> => {
  const hostPart = encodeURIComponent(host).slice(0, maxHost)
  const names = await readdir(parent).catch((): ReadonlyArray<string> => [])
  await Promise.all(
    names
      .filter(isLeftOver(hostPart))
      // Fails for folders of other users.
      .map((name) => rm(path.join(parent, name), { recursive: true }).catch(() => undefined)),
  )
  return mkdtemp(path.join(parent, `kaoiro-service-${process.pid}@${hostPart}-`))
}

const isLeftOver =
  (hostPart: string) =>
  (name: string): boolean => {
    const [, pid, host] = nameOf.exec(name) ?? []
    return host === hostPart && !isRunning(Number(pid))
  }
