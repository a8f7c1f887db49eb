import { rememberLast } from '@kaoiro/analyser/examiner'
import type { Norms } from '@kaoiro/core/norms'

const load = rememberLast<string, Norms>(Object.is, async (address) => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`)
  return (await answer.json()) as Norms
})

/** The store's norms; undefined for the shipped ones, and if they do not load: the answer names its norms. */
export async function loadNorms(address: string | undefined): Promise<Norms | undefined> {
  return address === undefined ? undefined : load(address).catch(() => undefined)
}
