// A step of `npm run build`.
import { makeTemplate } from './template.js'

await makeTemplate()
