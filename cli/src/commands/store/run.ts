import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import { newStore } from '@kaoiro/store/new'
import { checkStore, storeLines, storeReports } from '@kaoiro/store/read'
import type { TerminalTexts } from '@kaoiro/texts/types'
import { loadTerminal } from '@kaoiro/texts/load'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { jsonLine, printable, storeLine } from '../../print/printable.js'
import { storeScreens } from '../../system/store-screens.js'
import type { Streams } from '../../system/streams.js'
import { errorText } from '../../system/system-error.js'

export type StoreAction = 'check' | 'new'

export interface StoreOptions {
  readonly lang: Language
  readonly json?: boolean
}

type Texts = TerminalTexts['store']

/** Checks a store's folder, or creates one. */
export async function storeCommand(
  action: StoreAction,
  folder: string,
  { lang, json = false }: StoreOptions,
  streams: Streams,
): Promise<ExitCode> {
  const words = await loadTerminal(lang, 'store')
  return action === 'check' ? check(folder, json, words, streams) : create(folder, words, streams)
}

const check = async (
  folder: string,
  json: boolean,
  words: Texts,
  streams: Streams,
): Promise<ExitCode> => {
  const checked = await checkStore(folder, await storeScreens())
  const line = (text: string) => `${storeLine(text)}\n`
  if (json) {
    streams.out(jsonLine(checkedJson(checked, words)))
    return E.isLeft(checked) ? exitCode.failed : exitCode.done
  }
  if (E.isLeft(checked)) {
    streams.err(storeLines(words, folder, checked.left).map(line).join(''))
    return exitCode.failed
  }
  const { store, norms, warnings } = checked.right
  const { summary } = words
  const lines = [
    `${summary.brand}: ${[...new Set(Object.values(store.brand.names ?? [store.brand.name]))].join(', ')}`,
    `${summary.languages}: ${store.languages.join(', ')}`,
    `${summary.products}: ${store.products.length}`,
    `${summary.norms}: ${norms?.version ?? '–'}`,
    `${summary.warnings}: ${warnings.length}`,
    ...storeLines(words, folder, warnings).map((warning) => `  ${warning}`),
  ]
  streams.out(lines.map(line).join(''))
  return exitCode.done
}

/** Messages are in the language of the command; `kind` is the same in all. */
const checkedJson = (checked: Awaited<ReturnType<typeof checkStore>>, words: Texts) => {
  if (E.isLeft(checked))
    return { store: null, faults: storeReports(words, checked.left), warnings: [] }
  const { store, norms } = checked.right
  const { brand, languages, products } = store
  return {
    store: {
      brand: brand.name,
      languages,
      products: products.length,
      norms: norms?.version ?? null,
    },
    faults: [],
    warnings: storeReports(words, checked.right.warnings),
  }
}

const create = async (folder: string, words: Texts, streams: Streams): Promise<ExitCode> => {
  const fail = (why: string) => {
    streams.err(`kaoiro: ${printable(folder)}: ${why}\n`)
    return exitCode.failed
  }
  try {
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0) return fail(words.notEmpty)
    for (const [name, content] of Object.entries(newStore())) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
      await writeFile(path.join(folder, name), content, { flag: 'wx' })
    }
  } catch (error) {
    return fail(errorText(error, words.writeErrors))
  }
  streams.out(`${words.created({ folder: printable(folder) })}\n`)
  return exitCode.done
}
