import type { Norms } from '@kaoiro/core/norms'
import { fileAddress } from '../site/address.js'
import { site } from '../site/site.js'

let known: Promise<Norms> | undefined

const load = async (path: string): Promise<Norms> => {
  const answer = await fetch(fileAddress(path))
  if (!answer.ok) throw new Error(`norms: ${answer.status}`)
  return (await answer.json()) as Norms
}

/** The store's norms; undefined for the shipped ones, and if they do not load: the answer names its norms. */
export const loadNorms = async (): Promise<Norms | undefined> => {
  if (site.norms === undefined) return undefined
  try {
    return await (known ??= load(site.norms))
  } catch {
    known = undefined
    return undefined
  }
}
