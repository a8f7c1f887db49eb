import type { ServeTexts } from '../../../content/terminal/serve.js'

export const texts: ServeTexts = {
  running: 'Kaoiro is running.',
  here: 'On this machine',
  network: 'On the network ',
  unreachable: 'none: this machine is on none, or listens to itself alone',
  scan: 'With a phone on the same network, scan:',
  working: (threads) =>
    `Kaoiro is working, on ${threads} ${threads === 1 ? 'photo' : 'photos'} at once.`,
  toStop: 'Ctrl-C stops it.',
  stopping: 'Stopping …',
  port: {
    EADDRINUSE: (port) => `port ${port} is taken; choose another one with --port`,
    EACCES: (port) => `this user may not listen on port ${port}; choose one above 1023`,
  },
  host: {
    EADDRNOTAVAIL: 'it is no address of this machine; 127.0.0.1 and 0.0.0.0 always are',
    ENOTFOUND: 'no machine has this name',
    EAI_AGAIN: 'this name cannot be looked up now',
    EINVAL: 'it is no address to listen on',
  },
  data: {
    EACCES: 'you may not write there; choose another folder with --data',
    EPERM: 'you may not write there; choose another folder with --data',
    EROFS: 'nothing can be written there; choose another folder with --data',
    ENOENT: 'no folder can be made there; choose another one with --data',
    ENOTDIR: 'it is a file, or lies below one; name a folder with --data',
    ENOSPC: 'the disk is full; make room, or choose another folder with --data',
  },
  inUse: (process, lock) =>
    `another service (process ${process}) has it; choose another folder with --data, or if none runs, remove ${lock}`,
  folder: {
    NOT_A_DATABASE:
      'this is no database (PG_VERSION is missing); choose another folder with --data, or move it away, and a new one is made',
    OTHER_VERSION:
      'another version of Kaoiro made this database; start that one, or move it away, and a new one is made',
    DAMAGED_DATABASE:
      'this database cannot be opened: files of it were changed or removed, or copied while it ran; move it away, and a new one is made',
  },
  noKeys: 'there are no keys for it; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  database: {
    ECONNREFUSED: 'nothing answers there; is the database running, and is the address right?',
    ENOTFOUND: 'no machine has this name; is the address right?',
    EAI_AGAIN: 'this name cannot be looked up now; is the network up?',
    ETIMEDOUT: 'it does not answer in time; is the address right, and is a firewall in the way?',
    EHOSTUNREACH: 'there is no route to it; is the network up, and is the address right?',
    ECONNRESET: 'it ends the connection; does it want TLS (?sslmode=require)?',
    '25006': 'it is read-only; name the primary server',
    '28': 'it refuses this user; are user and password right?',
    '3D000': 'it has no database of this name; make it, or name another one',
    '42501': 'this user may not make tables there; grant CREATE on the database',
    '53300': 'it has no connection left; end other programs, or raise max_connections',
    '57P03': 'it is starting or stopping; try again in a moment',
  },
}
