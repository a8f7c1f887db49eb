import { randomUUID } from 'node:crypto'
import * as O from 'fp-ts/lib/Option.js'
import type { StoredPhoto } from '../../sessions/ports/photo-bucket.js'

/** The information in a file name. */
export type PhotoFileName = Omit<StoredPhoto, 'bytes'>

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const whole = new RegExp(`^(${uuid})\\.photo$`)
/** Probes lack the session, as did part files of earlier versions. */
const part = new RegExp(`^(?:(${uuid})\\.)?${uuid}\\.photo\\.new$`)

export const fileNameOf = (id: string): string => `${id}.photo`

/** A unique name for a part file, so that concurrent writers do not collide. */
export const partNameOf = (photoName: string): string =>
  photoName.replace(/\.photo$/, `.${randomUUID()}.photo.new`)

/** A unique name for a file that checks whether the folder is writable. The sweep treats it as a part file. */
export const probeName = (): string => `${randomUUID()}.photo.new`

/** None for files that the service did not create. */
export const parsePhotoFileName = (name: string): O.Option<PhotoFileName> => {
  const [, session] = whole.exec(name) ?? []
  if (session !== undefined) return O.some({ name, session: O.some(session), isPart: false })
  const found = part.exec(name)
  return found === null ? O.none : O.some({ name, session: O.fromNullable(found[1]), isPart: true })
}

/** Whether a file is a part file of this session. Checks the start first: parsing hundreds of names is slow. */
export const isPartOf =
  (id: string) =>
  (name: string): boolean =>
    name.startsWith(id) && O.exists(isPartFileName(id))(parsePhotoFileName(name))

const isPartFileName =
  (id: string) =>
  ({ session, isPart }: PhotoFileName): boolean =>
    isPart && O.toNullable(session) === id
