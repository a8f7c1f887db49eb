import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { isRunning } from '../system/processes.js'

/** A folder's name has the process that made it, and the machine or container in which its number holds. */
const nameOf = /^kaoiro-service-(\d+)@(.+)-/

/** Characters of a host's name, most of which are shorter: with the rest they fit into a folder's name. */
const maxHost = 100

/**
 * Makes a folder for the photos of a service in this process. Those of this machine's processes that were
 * killed are removed first: no photo is kept. Whether another container's process is running cannot be told.
 */
export const makeServiceFolder = async (parent: string, host = hostname()): Promise<string> => {
  const hostPart = encodeURIComponent(host).slice(0, maxHost)
  const names = await readdir(parent).catch((): ReadonlyArray<string> => [])
  await Promise.all(
    names
      .filter(isLeftOver(hostPart))
      // Another user's cannot be removed by this one.
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
