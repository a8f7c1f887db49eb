import type { ServeTexts } from '../../ja/terminal/serve.js'

const port: ServeTexts['port'] = {
  EADDRINUSE: (port) => `連接埠${port}已被使用。請用--port指定其他號碼`,
  EACCES: (port) => `沒有使用連接埠${port}的權限。請指定1024以上的號碼`,
}

const host: ServeTexts['host'] = {
  EADDRNOTAVAIL: '這不是本機的位址',
  ENOTFOUND: '找不到此名稱的電腦',
  EAI_AGAIN: '目前無法查詢此名稱',
  EINVAL: '這不是可接受連線的位址',
}

const data: ServeTexts['data'] = {
  EACCES: '沒有寫入權限。請用--data指定其他資料夾',
  EPERM: '沒有寫入權限。請用--data指定其他資料夾',
  EROFS: '此位置無法寫入。請用--data指定其他資料夾',
  ENOENT: '無法建立資料夾。請用--data指定其他資料夾',
  ENOTDIR: '這是檔案。請用--data指定資料夾',
  ENOSPC: '磁碟空間不足。請釋出空間，或用--data指定其他資料夾',
}

const folder: ServeTexts['folder'] = {
  NOT_A_DATABASE:
    '這不是資料庫（沒有PG_VERSION）。請用--data指定其他資料夾，或將其移至他處以重新建立',
  OTHER_VERSION: '這是其他版本Kaoiro的資料庫。請用該版本啟動，或將其移至他處以重新建立',
  DAMAGED_DATABASE:
    '無法開啟資料庫。檔案可能遭變更、刪除，或在運作中被複製。將其移至他處即可重新建立',
}

const database: ServeTexts['database'] = {
  ECONNREFUSED: '沒有回應。請確認資料庫正在運作，且位址正確',
  ENOTFOUND: '找不到此名稱的電腦。請確認位址',
  EAI_AGAIN: '目前無法查詢此名稱。請確認網路',
  ETIMEDOUT: '未在時限內回應。請確認位址與防火牆',
  EHOSTUNREACH: '無法到達。請確認網路與位址',
  ECONNRESET: '連線已中斷。請確認是否需要TLS（?sslmode=require）',
  '25006': '唯讀。請指定主要伺服器',
  '28': '此使用者遭到拒絕。請確認使用者名稱與密碼',
  '3D000': '沒有此名稱的資料庫。請建立，或指定其他名稱',
  '42501': '此使用者無法建立資料表。請授予資料庫的CREATE權限',
  '53300': '連線數已達上限。請結束其他程式，或提高max_connections',
  '57P03': '正在啟動或停止。請稍候再試',
}

export const texts: ServeTexts = {
  running: 'Kaoiro已啟動。',
  here: '這台電腦',
  network: '同一網路',
  unreachable: '無法連線（未連上網路，或僅限這台電腦）',
  scan: '請用同一網路的手機掃描。',
  working: (threads) => `Kaoiro正在分析照片（同時${threads}張）。`,
  toStop: '按Ctrl-C結束。',
  stopping: '正在結束…',
  port,
  host,
  data,
  inUse: (process, lock) =>
    `另一個服務（處理程序${process}）正在使用。請用--data指定其他資料夾，若該服務並未運作，請刪除${lock}`,
  folder,
  noKeys: '沒有認證資訊。請設定AWS_ACCESS_KEY_ID與AWS_SECRET_ACCESS_KEY',
  database,
}
