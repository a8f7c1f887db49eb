/** Colours of the sheet on white paper. */
export const paperTones = {
  ink: '#2b2622',
  soft: '#6b625a',
  accent: '#8a6f52',
  rule: '#b9a58f',
} as const

/** Paper on screens; A4 in print, which browsers scale to other paper. Breaks fall between rows, never after a heading. */
export function sheetStyle(mincho: string, gothic: string): string {
  return `
@page { size: A4; margin: 12mm 15mm; }
* { box-sizing: border-box; }
body { max-width: 180mm; margin: 0 auto; padding: 8mm 4mm; color: ${paperTones.ink}; background: #fff;
  font: 8.5pt/1.5 ${gothic}; line-break: strict; overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
p, ul, dl, dd { margin: 0; padding: 0; list-style: none; }
h1, h2, .answer b, .brand { font-family: ${mincho}; font-weight: 400; }
header { display: flex; justify-content: space-between; align-items: end; border-bottom: 1px solid ${paperTones.rule};
  padding-bottom: 3mm; margin-bottom: 4mm; }
.brand { color: ${paperTones.accent}; letter-spacing: .1em; }
h1 { margin: 0; font-size: 18pt; line-height: 1.3; letter-spacing: .08em; }
h2 { margin: 4mm 0 1mm; font-size: 11pt; letter-spacing: .06em; color: ${paperTones.accent}; }
small { display: block; color: ${paperTones.soft}; }
.blanks span { display: inline-block; min-width: 40mm; margin-left: 6mm; border-bottom: 1px solid ${paperTones.ink}; }
.two { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm; }
.map { width: 68mm; margin: 0 auto; }
.answers { margin-bottom: 3mm; }
.answer b { font-size: 15pt; }
.swatches { display: grid; grid-template-columns: repeat(5, 1fr); gap: 2.6mm 4mm; }
.swatches svg { width: 100%; height: 6.5mm; border: .1mm solid ${paperTones.rule}; }
.swatches small { font-size: 7.5pt; line-height: 1.2; }
.level { display: grid; grid-template-columns: 1.5em 5.5em 1fr; }
.level svg { width: 5em; height: 1em; margin-top: .3em; }
dt { color: ${paperTones.accent}; }
.rows > div, .products > div { display: grid; grid-template-columns: 29mm 1fr; gap: 3mm; margin-bottom: .6mm; }
.metals { margin-top: 3mm; }
.products > div { grid-template-columns: 18mm 1fr; margin-bottom: 2mm; }
.products li { display: flex; gap: 2mm; align-items: center; }
.products svg { flex: none; width: 8mm; height: 3mm; }
.notes { display: flex; gap: 6mm; padding-right: 1px; height: 40mm; margin-bottom: 1.5mm; }
.notes > :first-child { flex: 1; border: 1px solid ${paperTones.rule}; }
.qr svg { width: 28mm; }
.qr:empty { display: none; }
svg { display: block; }
h2 { break-after: avoid; }
section, li, dl > div { break-inside: avoid; }
@media print { body { max-width: none; padding: 0; } }
`
}
