import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServeProcess } from './serve-process.js'
import { serve } from './serve-process.js'

/** Calls `use` with an embedded service and its new data folder, and removes both afterwards. */
export const withServe = async <A>(
  env: Readonly<Record<string, string>>,
  use: (node: ServeProcess, data: string) => Promise<A>,
): Promise<A> => {
  const data = mkdtempSync(path.join(tmpdir(), 'kaoiro-soak-'))
  try {
    const node = await serve(['--quiet', '--port', '0', '--data', data], env)
    try {
      return await use(node, data)
    } finally {
      await node.kill()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
