import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Calls `use` with an empty temporary folder, and removes it afterwards. */
export async function withFolder<A>(use: (folder: string) => A | Promise<A>): Promise<A> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaoiro-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
