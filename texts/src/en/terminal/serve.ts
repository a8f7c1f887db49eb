import type { ServeTexts } from '../../ja/terminal/serve.js'

export const texts: ServeTexts = {
  running: 'Kaoiro is running.',
  here: 'On this machine',
  network: 'On the network ',
  unreachable: 'none: not connected, or listening on this machine only',
  scan: 'Scan with a phone on the same network:',
  working: (threads) =>
    `Kaoiro is analysing up to ${threads} ${threads === 1 ? 'photo' : 'photos'} at once.`,
  toStop: 'Press Ctrl-C to stop.',
  stopping: 'Stopping …',
  port: {
    EADDRINUSE: (port) => `port ${port} is in use; choose another one with --port`,
    EACCES: (port) => `this user may not listen on port ${port}; choose one above 1023`,
  },
  host: {
    EADDRNOTAVAIL: 'not an address of this machine; use 127.0.0.1 or 0.0.0.0',
    ENOTFOUND: 'host not found',
    EAI_AGAIN: 'the name cannot be resolved now; check the network',
    EINVAL: 'not an address to listen on; use 127.0.0.1 or 0.0.0.0',
  },
  data: {
    EACCES: 'no permission to write there; choose another folder with --data',
    EPERM: 'no permission to write there; choose another folder with --data',
    EROFS: 'the file system is read-only; choose another folder with --data',
    ENOENT: 'the folder cannot be created; choose another one with --data',
    ENOTDIR: 'it is a file, or inside one; choose a folder with --data',
    ENOSPC: 'the disk is full; free some space, or choose another folder with --data',
  },
  inUse: (process, lock) =>
    `another service (process ${process}) is using it; choose another folder with --data, or remove ${lock} if no service is running`,
  folder: {
    NOT_A_DATABASE:
      'not a database (PG_VERSION is missing); choose another folder with --data, or move this one away to start with an empty database',
    OTHER_VERSION:
      'another version of Kaoiro created this database; start that version, or move the folder away to start with an empty database',
    DAMAGED_DATABASE:
      'the database cannot be opened: its files were changed or removed, or copied while it was running; move the folder away to start with an empty database',
  },
  noKeys: 'the keys are missing; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  database: {
    ECONNREFUSED: 'connection refused; check that the database is running and the address is right',
    ENOTFOUND: 'host not found; check the address',
    EAI_AGAIN: 'the name cannot be resolved now; check the network',
    ETIMEDOUT: 'no answer in time; check the address and the firewall',
    EHOSTUNREACH: 'no route to the host; check the network and the address',
    ECONNRESET: 'the server closes the connection; if it requires TLS, add ?sslmode=require',
    '25006': 'the server is read-only; use the primary server',
    '28': 'login failed; check the user and the password',
    '3D000': 'the database does not exist; create it, or use another name',
    '42501': 'this user may not create tables; grant CREATE on the database',
    '53300': 'too many connections; close some, or raise max_connections',
    '57P03': 'the server is starting or stopping; try again in a moment',
  },
}
