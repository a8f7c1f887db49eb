import type { Figure } from '../../report/figure.js'
import type { Podman } from '../podman/podman.js'

/** Megabytes of 1,000,000 bytes. */
const maxSize = 150

/** What the image adds to Node and Debian: everything below `/kaoiro`, as `du` counts it. */
export const sizeFigure = async (podman: Podman, image: string): Promise<Figure> => {
  const options = ['--rm', '--network', 'none', ...podman.runOptions]
  const printed = await podman.must(['run', ...options, image, 'du', '-sk', '/kaoiro'])
  const megabytes = (parseInt(printed, 10) * 1024) / 1_000_000
  return {
    name: 'size of the image without Node and Debian',
    measured: `${megabytes.toFixed(0)} MB`,
    goal: `≤ ${maxSize} MB`,
    reached: megabytes <= maxSize,
  }
}
