import { maxUploadBytes } from '@kaoiro/core/photo/limits'
import { readFixture } from '@kaoiro/fixtures/files'

/** As many bytes as a photo may have; what comes after a JPEG's end is no part of the picture. */
export const largePhoto = async (): Promise<Uint8Array> =>
  Buffer.concat([await readFixture('portraits/spring-woman.jpg')], maxUploadBytes)
