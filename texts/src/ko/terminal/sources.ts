import type { SourceTexts } from '../../ja/terminal/sources.js'

export const texts: SourceTexts = {
  isUrl: '주소에서는 가져오지 않습니다. 사진을 파일로 저장해 지정해 주세요',
  emptyFolder: '폴더에 사진이 없습니다',
  nothingMatches: '일치하는 사진이 없습니다',
  emptyManifest: '지정된 사진이 한 장도 없습니다',
  isSpecial: '파이프 또는 장치입니다. 파일로 저장해 주세요',
  notUtf8: 'UTF-8이 아닙니다. ‘CSV UTF-8’ 형식으로 다시 저장해 주세요',
  noGender: '--gender로 MEN 또는 WOMEN을 지정해 주세요',
  twoPeople: (photo, first, second) =>
    `${photo}: 두 사람(${first}, ${second})에게 지정되어 있습니다. 사진 한 장에는 한 사람만 지정할 수 있습니다`,
  manifest: {
    brokenCsv: '따옴표가 닫히지 않았거나 따옴표 뒤에 글자가 있습니다',
    noPathColumn:
      '첫 행에는 쉼표, 세미콜론 또는 탭으로 구분한 열 이름이 필요합니다: path,gender,hairline,person',
    unknownColumn: (column) =>
      `‘${column}’ 열은 사용할 수 없습니다. 사용할 수 있는 열: path, gender, hairline, person`,
    repeatedColumn: (column) => `${column} 열이 두 개 있습니다`,
    tooManyFields: (max) =>
      `항목이 ${max}개를 넘습니다. 구분 문자가 들어 있는 경로는 따옴표로 묶어 주세요`,
    noPath: '경로가 비어 있습니다',
    urlAsPath: '주소에서는 가져오지 않습니다. 사진을 저장한 뒤 지정해 주세요',
    nulInPath: '경로에 NUL 문자가 있습니다. UTF-8 텍스트로 다시 저장해 주세요',
    badGender: (text) => `사용할 수 없는 값입니다: ‘${text}’. MEN 또는 WOMEN을 지정해 주세요`,
    badHairline: (text) =>
      `사용할 수 없는 값입니다: ‘${text}’. 0에서 100까지의 수 또는 auto를 지정해 주세요`,
  },
}
