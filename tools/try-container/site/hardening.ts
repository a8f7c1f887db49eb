import type { Figure } from '../../report/figure.js'
import type { Container } from '../podman/container.js'
import { statusFigures } from './status.js'

const readStatus = `process.stdout.write(require('node:fs').readFileSync('/proc/1/status', 'utf8'))`

/** Which of these folders a file can be made in. */
const findWritable = `
  const fs = require('node:fs')
  const canWrite = (folder) => {
    try {
      fs.writeFileSync(folder + '/try', '')
      fs.rmSync(folder + '/try')
      return true
    } catch {
      return false
    }
  }
  console.log(['/', '/kaoiro', '/home/node', '/var/tmp', '/tmp', '/data'].filter(canWrite).join(' '))`

/** What a node may do within its container, and whether its health check holds. */
export const hardeningFigures = async (node: Container): Promise<ReadonlyArray<Figure>> => {
  const writable = await node.evaluate(findWritable)
  const isHealthy = await node.isHealthy()
  return [
    ...statusFigures(await node.evaluate(readStatus)),
    {
      name: 'folders it can write to',
      measured: writable,
      goal: '/tmp /data',
      reached: writable === '/tmp /data',
    },
    {
      name: "the image's health check",
      measured: isHealthy ? 'healthy' : 'unhealthy',
      goal: 'healthy',
      reached: isHealthy,
    },
  ]
}
