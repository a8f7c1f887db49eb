import { createRequire } from 'node:module'
import path from 'node:path'

const manifest = createRequire(import.meta.url).resolve('@kaoiro/analyser/package.json')

export const analyserFolder = path.dirname(manifest)

/** Finds what the analyser depends on, wherever it is installed. */
export const requireFromAnalyser = createRequire(manifest)
