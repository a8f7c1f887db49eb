import { useEffect, useState } from 'react'
import encodeQr from 'qr'
import type { Language } from '@kaoiro/core/language'
import { keepPage, keepPageSize } from '@kaoiro/drawing/cards'
import type { ResultView } from '@kaoiro/screens/result'
import { pageToKeep, recommendations } from '@kaoiro/screens/result'
import type { ResultTexts } from '@kaoiro/texts/types'
import { resultTexts } from '@kaoiro/texts/screens'
import { withoutBreaks } from '../../components/break-place.js'
import { Button } from '../../components/controls/button.js'
import { useLanguage } from '../../language/language.js'
import { useTexts } from '../../language/use-texts.js'
import { siteAddress } from '../../site/address.js'
import { paths } from '../../site/paths.js'
import { loadProducts } from '../../site/products.js'
import { pictureFile, scale, siteBrand } from '../pictures/picture-file.js'
import { PictureSheet } from '../pictures/picture-sheet.js'

interface KeepPageSheetProps {
  readonly view: ResultView
  readonly onClose: () => void
}

/** The page to keep, as a picture that is saved, shared or printed; it works offline afterwards. */
export function KeepPageSheet({ view, onClose }: KeepPageSheetProps) {
  const words = useTexts(resultTexts)
  const { page } = words.carry
  const language = useLanguage()
  const [file, setFile] = useState<File | null | 'failed'>(null)
  useEffect(() => {
    let isCurrent = true
    void drawn(words, view, language).then((made) => {
      if (isCurrent) setFile(made ?? 'failed')
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a view is new with each rendering; its code identifies it
  }, [words, view.code, language])
  return (
    <PictureSheet
      file={file}
      shown={{
        heading: page.open,
        alt: withoutBreaks(page.alt(view.season)),
        ...{ width: scale * keepPageSize.width, height: scale * keepPageSize.height },
      }}
      code={view.code}
      onClose={onClose}
    >
      {file instanceof File && (
        <Button variant="quiet" onPress={() => print(file)}>
          {page.print}
        </Button>
      )}
    </PictureSheet>
  )
}

async function drawn(
  words: ResultTexts,
  view: ResultView,
  language: Language,
): Promise<File | null> {
  const products = await loadProducts()
  const sections = pageToKeep(words, view, recommendations(products, view, null), language)
  const address = siteAddress() + paths.result(view.code)
  const page = keepPage({
    brand: await siteBrand(language),
    season: withoutBreaks(view.names.season),
    sections: sections.map(({ heading, lines }) => ({
      heading: withoutBreaks(heading),
      lines: lines.map((line) => ({ ...line, text: withoutBreaks(line.text) })),
    })),
    address: address.replace(/^https?:\/\//, ''),
    qr: encodeQr(address, 'raw', { ecc: 'low', border: 1 }),
  })
  return pictureFile(page, language, `kaoiro-${view.code}-page.png`)
}

/** A6 in CSS pixels. */
const paperWidth = 397

/** Prints the picture alone, from a frame: the page around it has its own print layout. */
function print(file: File): void {
  const frame = document.createElement('iframe')
  const image = new Image(paperWidth)
  const url = URL.createObjectURL(file)
  frame.hidden = true
  image.addEventListener('load', () => frame.contentWindow?.print())
  document.body.append(frame)
  frame.contentWindow?.addEventListener('afterprint', () => {
    URL.revokeObjectURL(url)
    frame.remove()
  })
  image.src = url
  frame.contentDocument?.body.append(image)
}
