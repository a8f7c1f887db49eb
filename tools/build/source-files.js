// Plain JavaScript, because build.js needs it before anything is compiled.
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders that the build writes: texts are compiled into their package. */
const outputs = ['compiled', 'dist', 'dist-server', 'node_modules']

/** Excludes tests and build outputs. `tools/test` is a tool, not a folder of tests. */
const isLeftOut = (file) => {
  const name = path.basename(file)
  return (
    outputs.includes(name) ||
    name.endsWith('.tsbuildinfo') ||
    (name === 'test' && file !== path.join('tools', 'test'))
  )
}

/** Returns the build's source files in a folder, or the file itself, as paths relative to the root. */
export const sourceFiles = (root, file) =>
  statSync(path.join(root, file)).isDirectory()
    ? readdirSync(path.join(root, file))
        .map((name) => path.join(file, name))
        .filter((inner) => !isLeftOut(inner))
        .flatMap((inner) => sourceFiles(root, inner))
    : [file]
