import * as z from 'zod'
import { StoreFile } from './schema.js'

/** The JSON Schema of `store.json`, by which editors complete it. */
export const storeJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(StoreFile, { io: 'input' }), null, 2)}\n`
