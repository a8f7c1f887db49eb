import * as z from 'zod'
import { StoreFile } from './schema.js'

/** The JSON Schema of `store.json`, for editors. */
export const storeJsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(StoreFile, { io: 'input' }), null, 2)}\n`
