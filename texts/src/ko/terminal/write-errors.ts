/** Why a file could not be written, by the system's error code; without a full stop. */
export const writeErrors: Readonly<Record<string, string>> = {
  ENOENT: '저장할 폴더가 없습니다',
  ENOTDIR: '저장할 위치가 폴더가 아니라 파일입니다',
  EISDIR: '폴더입니다. 파일 이름을 지정해 주세요',
  EACCES: '쓰기 권한이 없습니다',
  EROFS: '쓸 수 없는 위치입니다',
  ENOSPC: '디스크 공간이 부족합니다',
}
