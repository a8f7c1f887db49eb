import type { ServeTexts } from '../../ja/terminal/serve.js'

const port: ServeTexts['port'] = {
  EADDRINUSE: (port) => `포트 ${port}: 이미 사용 중입니다. --port로 다른 번호를 지정해 주세요`,
  EACCES: (port) => `포트 ${port}: 사용 권한이 없습니다. 1024 이상을 지정해 주세요`,
}

const host: ServeTexts['host'] = {
  EADDRNOTAVAIL: '이 컴퓨터의 주소가 아닙니다',
  ENOTFOUND: '이 이름의 컴퓨터를 찾을 수 없습니다',
  EAI_AGAIN: '지금은 이 이름을 조회할 수 없습니다',
  EINVAL: '접속을 받을 수 있는 주소가 아닙니다',
}

const data: ServeTexts['data'] = {
  EACCES: '쓰기 권한이 없습니다. --data로 다른 폴더를 지정해 주세요',
  EPERM: '쓰기 권한이 없습니다. --data로 다른 폴더를 지정해 주세요',
  EROFS: '쓸 수 없는 위치입니다. --data로 다른 폴더를 지정해 주세요',
  ENOENT: '폴더를 만들 수 없습니다. --data로 다른 폴더를 지정해 주세요',
  ENOTDIR: '파일입니다. --data로 폴더를 지정해 주세요',
  ENOSPC: '디스크 공간이 부족합니다. 공간을 확보하거나 --data로 다른 폴더를 지정해 주세요',
}

const folder: ServeTexts['folder'] = {
  NOT_A_DATABASE:
    '데이터베이스가 아닙니다(PG_VERSION이 없습니다). --data로 다른 폴더를 지정하거나, 다른 곳으로 옮기면 새로 만듭니다',
  OTHER_VERSION:
    '다른 버전의 Kaoiro 데이터베이스입니다. 해당 버전으로 시작하거나, 다른 곳으로 옮기면 새로 만듭니다',
  DAMAGED_DATABASE:
    '데이터베이스를 열 수 없습니다. 파일이 변경·삭제되었거나 실행 중에 복사했을 수 있습니다. 다른 곳으로 옮기면 새로 만듭니다',
}

const database: ServeTexts['database'] = {
  ECONNREFUSED: '응답이 없습니다. 데이터베이스가 실행 중인지, 주소가 맞는지 확인해 주세요',
  ENOTFOUND: '이 이름의 컴퓨터를 찾을 수 없습니다. 주소를 확인해 주세요',
  EAI_AGAIN: '지금은 이 이름을 조회할 수 없습니다. 네트워크를 확인해 주세요',
  ETIMEDOUT: '제한 시간 안에 응답이 없습니다. 주소와 방화벽을 확인해 주세요',
  EHOSTUNREACH: '연결할 수 없습니다. 네트워크와 주소를 확인해 주세요',
  ECONNRESET: '연결이 끊겼습니다. TLS가 필요한지(?sslmode=require) 확인해 주세요',
  '25006': '읽기 전용입니다. 기본(primary) 서버를 지정해 주세요',
  '28': '이 사용자의 접속이 거부되었습니다. 사용자 이름과 비밀번호를 확인해 주세요',
  '3D000': '이 이름의 데이터베이스가 없습니다. 새로 만들거나 다른 이름을 지정해 주세요',
  '42501': '이 사용자는 테이블을 만들 수 없습니다. 데이터베이스의 CREATE 권한을 부여해 주세요',
  '53300':
    '연결 수가 한도에 도달했습니다. 다른 프로그램을 종료하거나 max_connections를 늘려 주세요',
  '57P03': '시작 중이거나 종료 중입니다. 잠시 후 다시 시도해 주세요',
}

export const texts: ServeTexts = {
  running: 'Kaoiro를 시작했습니다.',
  here: '이 컴퓨터    ',
  network: '같은 네트워크',
  unreachable: '연결할 수 없습니다(연결되지 않았거나 이 컴퓨터 전용입니다)',
  scan: '같은 네트워크에 있는 스마트폰으로 스캔해 주세요.',
  working: (threads) => `Kaoiro가 사진을 분석하고 있습니다(동시에 ${threads}장).`,
  toStop: 'Ctrl-C로 종료합니다.',
  stopping: '종료하는 중…',
  port,
  host,
  data,
  inUse: (process, lock) =>
    `다른 서비스(프로세스 ${process})가 사용 중입니다. --data로 다른 폴더를 지정하거나, 실행 중이 아니라면 다음 파일을 삭제해 주세요: ${lock}`,
  folder,
  noKeys: '인증 정보가 없습니다. AWS_ACCESS_KEY_ID와 AWS_SECRET_ACCESS_KEY를 설정해 주세요',
  database,
}
