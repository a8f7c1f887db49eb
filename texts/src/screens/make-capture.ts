import type { ImageType } from '@kaoiro/core/photo'
import type { Messages } from '../content/make-messages.js'
import type { ModuleParts } from '../../compiled/parts.js'

/** Puts the texts of the screens from the photo to its result together. */
export function makeCapture(
  { capture, camera, terms }: ModuleParts['capture'],
  messages: Messages,
) {
  return {
    ...capture,
    messages,
    camera,
    photo: { ...capture.photo, lightCard: terms.lightCard },
    /** For a file that is not a JPEG or PNG: the alert of specification §5, or how to get a usable picture. */
    notAPhoto: (found: ImageType): string => {
      const type = messages.typeNames[found]
      switch (found) {
        case 'video':
          return messages.notAStillImage
        case 'pdf':
        case 'empty':
        case 'unknown':
          return capture.notAPhoto.file({ type })
        case 'heic':
          return capture.notAPhoto.heic({ type })
        default:
          return capture.notAPhoto.picture({ type })
      }
    },
  }
}
