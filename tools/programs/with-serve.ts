import type { ServeProcess } from './serve-process.js'
import { serve } from './serve-process.js'
import { withFolder } from './with-folder.js'

/** Calls `use` with an embedded service and its new data folder, and removes both afterwards. */
export function withServe<A>(
  env: Readonly<Record<string, string>>,
  use: (node: ServeProcess, data: string) => Promise<A>,
): Promise<A> {
  return withFolder((data) => withServeIn(data, env, (node) => use(node, data)))
}

/** Calls `use` with an embedded service on an existing data folder, and kills it afterwards. */
export async function withServeIn<A>(
  data: string,
  env: Readonly<Record<string, string>>,
  use: (node: ServeProcess) => Promise<A>,
): Promise<A> {
  const node = await serve(['--quiet', '--port', '0', '--data', data], env)
  try {
    return await use(node)
  } finally {
    await node.kill()
  }
}
