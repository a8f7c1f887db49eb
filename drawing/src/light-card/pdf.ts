/** A PDF document with one page of filled paths. */
export interface PdfPage {
  readonly title: string
  /** A language tag, such as `ja`. */
  readonly language: string
  /** Size in millimetres. */
  readonly width: number
  readonly height: number
  /** Content operators, with coordinates in millimetres from the top left corner. */
  readonly content: ReadonlyArray<string>
}

const pointsPerMm = 72 / 25.4

const points = (mm: number): string => (mm * pointsPerMm).toFixed(3)

/** A text as PDF string in UTF-16 (ISO 32000-1, 7.9.2.2). */
const textString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join('')}>`

const hex = (unit: number): string => unit.toString(16).toUpperCase().padStart(4, '0')

/** Writes a PDF file (ISO 32000-1, 7.5). It is ASCII, so that its offsets are those of the string. */
export function pdfFile(page: PdfPage): string {
  const head = '%PDF-1.4\n'
  const objects = pdfObjects(page).map((body, i) => `${i + 1} 0 obj\n${body}\nendobj\n`)
  const offsets = objects.map((_, i) => head.length + objects.slice(0, i).join('').length)
  const start = head.length + objects.join('').length
  return [
    head,
    ...objects,
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
    `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R>>\n`,
    `startxref\n${start}\n%%EOF\n`,
  ].join('')
}

const pdfObjects = ({
  title,
  language,
  width,
  height,
  content,
}: PdfPage): ReadonlyArray<string> => {
  const flipped = `${points(1)} 0 0 -${points(1)} 0 ${points(height)} cm`
  const stream = [flipped, ...content].join('\n')
  return [
    // Prints in actual size and shows the title, not the file's name.
    `<</Type /Catalog /Pages 2 0 R /Lang (${language}) ` +
      '/ViewerPreferences <</PrintScaling /None /DisplayDocTitle true>>>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] ` +
      '/Resources <<>> /Contents 4 0 R>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    `<</Title ${textString(title)}>>`,
  ]
}
