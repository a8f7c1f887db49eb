// node warm-thread.js <photo> <times>: prepares the photo repeatedly in the CLI's thread; prints the last time in ms.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import * as E from 'fp-ts/lib/Either.js'
import { acceptPhoto } from '@kaoiro/analyser/photo'
import { workspace } from '../programs/workspace.js'

const [, , photo = '', times = '1'] = process.argv
const thread = new Worker(path.join(workspace, 'cli/dist/photo-thread.cjs'), {
  workerData: { engine: 'jimp' },
})
await once(thread, 'message')
for (let time = 1; time <= Number(times); time++) {
  const start = performance.now()
  const bytes = readFileSync(photo)
  const accepted = acceptPhoto(bytes)
  if (E.isLeft(accepted)) throw new Error(accepted.left._tag)
  thread.postMessage({ bytes, accepted: accepted.right })
  await once(thread, 'message')
  if (time === Number(times)) console.log(performance.now() - start)
}
await thread.terminate()
