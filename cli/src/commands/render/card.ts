import encodeQr from 'qr'
import type { Content, Messages } from '@kaoiro/texts/content'
import { resultNames } from '@kaoiro/texts/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { resultPicture } from '@kaoiro/drawing/cards'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { resultAddress } from '@kaoiro/core/result-code'

/** Draws the picture of a result. @param site null if it is not known: the picture then shows the code alone */
export const cardPicture =
  (content: Content, messages: Messages) =>
  (brand: string, site: string | null, code: string) =>
  (diagnosis: Diagnosis): SvgNode => {
    const address = site === null ? null : resultAddress(site, code)
    return resultPicture(
      {
        brand,
        diagnosis,
        facePattern: messages.facePattern,
        personalColour: messages.personalColour,
        names: resultNames(content)(diagnosis),
        address: address?.replace(/^https?:\/\//i, '') ?? code,
        qr: address === null ? [] : encodeQr(address, 'raw', { ecc: 'low', border: 1 }),
        isDrawn: true,
      },
      '4:5',
    )
  }
