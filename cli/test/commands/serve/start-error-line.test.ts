import type { Config } from '@kaoiro/api'
import { loadTerminal } from '@kaoiro/texts/load'
import { describe, expect, test } from 'vitest'
import { startErrorLine } from '../../../src/commands/serve/start-node.js'

const texts = await loadTerminal('en', 'serve')

describe('startErrorLine', () => {
  const http = {
    host: '0.0.0.0',
    port: 80,
    trustProxy: false,
    allowedOrigins: [],
    embedOrigins: [],
    rateLimits: null,
  }
  const server = { _tag: 'Server', url: 'postgres://kaoiro:s3cret@db.example.com/kaoiro' } as const
  const folder = { _tag: 'Folder', folder: '/data/database' } as const
  const fault = (properties: object) => Object.assign(new Error('its own words'), properties)
  const lineFor = (error: Error, database: Config['database']) =>
    startErrorLine(error, { database, http }, texts)

  test.each([
    ['25006', 'the server is read-only; use the primary server'],
    ['28P01', 'login failed; check the user and the password'],
    ['28000', 'login failed; check the user and the password'],
    ['3D000', 'the database does not exist; create it, or use another name'],
    ['42501', 'this user may not create tables; grant CREATE on the database'],
    ['XX000', 'its own words'],
  ])('explains error %s of a database server', (code, why) => {
    expect(lineFor(fault({ code }), server)).toBe(`DATABASE_URL (db.example.com): ${why}`)
  })

  test('explains a timeout of the database server', () => {
    expect(lineFor(new Error('timeout exceeded when trying to connect'), server)).toMatch(
      /^DATABASE_URL \(db\.example\.com\): no answer in time; /,
    )
  })

  test.each([
    [
      'DAMAGED_DATABASE',
      /cannot be opened: .*; move the folder away to start with an empty database$/,
    ],
    ['57P02', /cannot be opened: /],
    ['XX001', /cannot be opened: /],
    ['58P01', /cannot be opened: /],
    ['NOT_A_DATABASE', /not a database \(PG_VERSION is missing\); choose another folder/],
    ['OTHER_VERSION', /another version of Kaoiro created this database; start that version/],
    ['53100', /the disk is full; free some space/],
    ['ENOSPC', /the disk is full; free some space/],
    ['EACCES', /no permission to write there/],
    ['EDQUOT', /the disk is full; free some space/],
    ['EEXIST', /it is a file, or inside one/],
    ['EMFILE', /too many files are open/],
  ])('explains error %s of the embedded database', (code, why) => {
    const line = lineFor(fault({ code }), folder)
    expect(line).toMatch(/^\/data\/database: /)
    expect(line).toMatch(why)
  })

  test('explains missing keys for the bucket', () => {
    expect(lineFor(fault({ name: 'CredentialsProviderError' }), server)).toBe(
      'KAOIRO_S3_BUCKET: the keys are missing; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    )
  })

  test('explains a port in use', () => {
    expect(lineFor(fault({ code: 'EADDRINUSE', syscall: 'listen' }), server)).toBe(
      'port 80 is in use; choose another one with --port',
    )
  })

  test.each([server, folder])('returns the message of an unknown error', (database) => {
    expect(lineFor(fault({}), database)).toBe('its own words')
  })
})
