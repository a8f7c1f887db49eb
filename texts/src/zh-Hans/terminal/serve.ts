import type { ServeTexts } from '../../ja/terminal/serve.js'

const port: ServeTexts['port'] = {
  EADDRINUSE: (port) => `端口${port}已被占用，请用--port指定其他端口`,
  EACCES: (port) => `没有使用端口${port}的权限，请指定1024以上的端口`,
}

const host: ServeTexts['host'] = {
  EADDRNOTAVAIL: '不是这台电脑的地址',
  ENOTFOUND: '找不到此名称的电脑',
  EAI_AGAIN: '暂时无法查询此名称',
  EINVAL: '不是可供监听的地址',
}

const data: ServeTexts['data'] = {
  EACCES: '没有写入权限，请用--data指定其他文件夹',
  EPERM: '没有写入权限，请用--data指定其他文件夹',
  EROFS: '此处为只读，请用--data指定其他文件夹',
  ENOENT: '无法创建文件夹，请用--data指定其他文件夹',
  ENOTDIR: '这是文件，请用--data指定文件夹',
  ENOSPC: '磁盘空间不足，请清理空间，或用--data指定其他文件夹',
}

const folder: ServeTexts['folder'] = {
  NOT_A_DATABASE: '不是数据库（没有PG_VERSION），请用--data指定其他文件夹，或将其移走，以便新建',
  OTHER_VERSION: '这是其他版本Kaoiro的数据库，请用该版本启动，或将其移走，以便新建',
  DAMAGED_DATABASE: '无法打开数据库，文件可能被更改、删除，或在运行中被复制，请将其移走，以便新建',
}

const database: ServeTexts['database'] = {
  ECONNREFUSED: '没有响应，请确认数据库正在运行、地址无误',
  ENOTFOUND: '找不到此名称的电脑，请检查地址',
  EAI_AGAIN: '暂时无法查询此名称，请检查网络',
  ETIMEDOUT: '响应超时，请检查地址与防火墙',
  EHOSTUNREACH: '无法到达，请检查网络与地址',
  ECONNRESET: '连接被断开，请确认是否需要TLS（?sslmode=require）',
  '25006': '数据库为只读，请指定主服务器',
  '28': '此用户被拒绝，请检查用户名与密码',
  '3D000': '没有此名称的数据库，请创建，或指定其他名称',
  '42501': '此用户不能创建表，请授予数据库的CREATE权限',
  '53300': '连接数已达上限，请关闭其他程序，或调大max_connections',
  '57P03': '正在启动或停止，请稍后重试',
}

export const texts: ServeTexts = {
  running: 'Kaoiro已启动。',
  here: '这台电脑',
  network: '同一网络',
  unreachable: '无法连接（未联网，或仅限这台电脑）',
  scan: '请用同一网络中的手机扫描。',
  working: (threads) => `Kaoiro正在分析照片（同时${threads}张）。`,
  toStop: '按Ctrl-C停止。',
  stopping: '正在停止……',
  port,
  host,
  data,
  inUse: (process, lock) =>
    `另一个服务（进程${process}）正在使用，请用--data指定其他文件夹，若该服务未在运行，请删除${lock}`,
  folder,
  noKeys: '没有认证信息，请设置AWS_ACCESS_KEY_ID与AWS_SECRET_ACCESS_KEY',
  database,
}
