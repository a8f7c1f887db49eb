import type { Language } from '@kaoiro/core/language'
import { languageQuery } from '@kaoiro/core/language'
import { sitePaths } from '@kaoiro/core/pages'
import { brandIn } from '@kaoiro/core/products'
import { escaped, familiesOf } from '@kaoiro/drawing/pen'
import { loadLegal, loadTerminal } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import encodeQr from 'qr'
import type { ExitCode } from '../../command-line/exit-code.js'
import { finishWithFile } from '../../command-line/finish-with-file.js'
import { brandHtml } from '../../print/brand-html.js'
import type { Store } from '../../system/store.js'
import { loadStore } from '../../system/store.js'
import type { Streams } from '../../system/streams.js'

export interface SignOptions {
  /** The QR code opens this site's page on the analysis; without a site, the sign lacks the QR code. */
  readonly site?: string
  readonly out?: string
  readonly lang: Language
}

/** Writes the sign that tells customers before the camera what is analysed, in the languages of the store. */
export async function signCommand(
  { site, out, lang }: SignOptions,
  streams: Streams,
): Promise<ExitCode> {
  const { writeErrors } = await loadTerminal(lang, 'sign')
  const store = await loadStore(streams.env)
  return finishWithFile(E.right(await signHtml(store, site)), out, writeErrors, streams)
}

const signHtml = async (
  { brand, logo, languages }: Pick<Store, 'brand' | 'logo' | 'languages'>,
  site: string | undefined,
): Promise<string> => {
  const [first] = languages
  const parts = await Promise.all(languages.map(partIn))
  const address = site && site.replace(/\/+$/, '') + sitePaths.beforePhoto + languageQuery(first)
  return `<!doctype html>
<html lang="${first}">
<meta charset="utf-8">
<title>${escaped(brandIn(first)(brand))}</title>
<style>${style(familiesOf(first))}</style>
<header><b>${brandHtml(brandIn(first)(brand), logo)}</b>${address ? encodeQr(address, 'svg', { ecc: 'medium', border: 2 }) : ''}</header>
${parts.join('\n')}
</html>
`
}

/** The words of the page before the photo (`/before-photo`), so that both say the same. */
const partIn = async (language: Language): Promise<string> => {
  const { beforePhoto } = await loadLegal(language)
  const { title } = await loadTerminal(language, 'sign')
  const { what, identity, decline } = beforePhoto
  const lines = [what.text, identity.heading, decline.text].map((line) => `<p>${escaped(line)}</p>`)
  return `<section lang="${language}"><h2>${escaped(title)}</h2>${lines.join('')}</section>`
}

/** One page of A4, to be read at arm's length. */
const style = ({ mincho, gothic }: ReturnType<typeof familiesOf>): string => `
@page { size: A4; margin: 14mm; }
body { max-width: 182mm; margin: 0 auto; padding: 6mm; font: 11pt/1.45 ${gothic}; color: #231f1c; background: #fff; line-break: strict; }
:lang(ko) { word-break: keep-all; }
header { display: flex; justify-content: space-between; align-items: center; font: 20pt ${mincho}; letter-spacing: .1em; }
header b { font-weight: 400; }
header svg { width: 26mm; height: 26mm; }
section { border-top: .3mm solid #b9a58f; padding-top: 3mm; margin-top: 3mm; break-inside: avoid; }
h2 { margin: 0 0 1mm; font: 15pt/1.3 ${mincho}; }
p { margin: 0; }
`
