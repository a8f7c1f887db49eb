// Plain JavaScript, as build.js, which needs it before anything is compiled.
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const outputs = ['dist', 'dist-server', 'node_modules']

/** What no step reads, or writes itself. `tools/test` is a tool, and no folder of tests. */
const isLeftOut = (file) => {
  const name = path.basename(file)
  return (
    outputs.includes(name) ||
    name.endsWith('.tsbuildinfo') ||
    (name === 'test' && file !== path.join('tools', 'test'))
  )
}

/** All files of a build's sources in a file or folder, by their paths from the root. */
export const sourceFiles = (root, file) =>
  statSync(path.join(root, file)).isDirectory()
    ? readdirSync(path.join(root, file))
        .map((name) => path.join(file, name))
        .filter((inner) => !isLeftOut(inner))
        .flatMap((inner) => sourceFiles(root, inner))
    : [file]
