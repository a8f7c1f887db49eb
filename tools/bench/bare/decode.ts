// Baseline: a plain script with readline, the codec and JSON.stringify.
import { createInterface } from 'node:readline'
import { resultCode } from '@kaoiro/core/result-code'

for await (const code of createInterface({ input: process.stdin })) {
  const decoded = resultCode.decode(code)
  if (decoded._tag === 'Right')
    process.stdout.write(`${JSON.stringify({ ...decoded.right, code })}\n`)
}
