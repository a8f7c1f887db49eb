import { expect, test } from 'vitest'
import { apiPage } from './api-page.js'

const { address, blocks, paste } = apiPage()

test('the four calls of docs/api.md, pasted, create, analyse and delete a session', async () => {
  const id = '[0-9a-f-]{36}'
  const answers = [
    `^{"data":{"session_id":"(${id})","bucket_url":"${address()}/bucket/\\1[^"]*"}}`,
    '{"data":{"session_id":"\\1","status":"analyzing"}}',
    '{"status":"completed","reason":null,"type":"smart-casual","season":"spring"}',
    '{"data":{"session_id":"\\1","removed":{"photo":false,"result":true}}}$',
  ]
  const printed = await paste(...(await blocks('The four calls', 'sh')))
  expect(printed.replaceAll(/\s/g, '')).toMatch(new RegExp(answers.join('')))
})
