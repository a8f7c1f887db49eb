import type { StoreCommandTexts } from '../../ja/terminal/store.js'
import { writeErrors } from './write-errors.js'

export const texts: StoreCommandTexts = {
  created: (folder) =>
    `${folder} 폴더를 만들었습니다. store.json을 편집한 뒤 kaoiro store check ${folder}를 실행해 주세요`,
  notEmpty: '폴더가 비어 있지 않습니다. 다른 폴더를 지정해 주세요',
  summary: {
    brand: '브랜드',
    languages: '언어',
    products: '상품',
    warnings: '주의',
  },
  expected: {
    text: '텍스트',
    translated: '언어 코드(예: en)별 텍스트, 하나 이상의 언어',
    address: 'https 주소(예: https://www.example.com/company/)',
    addresses: '이름별 주소, 나머지는 default',
    colour: '색상 코드(예: #8a2f3c)',
    picture: '이 폴더 안의 이미지(.svg, .png, .jpg, .webp, .avif, 예: pictures/logo.svg)',
    icon: '이 폴더 안의 SVG(예: pictures/icon.svg)',
    productList: '이 폴더 안의 JSON 또는 CSV 파일(예: products.json)',
    analytics: 'off, data-layer 또는 https 주소',
    shades: '하나 이상의 색상',
    different: '중복 없는 목록',
    object: '중괄호로 묶은 항목',
    list: '대괄호로 묶은 목록',
    number: '숫자',
    wholeNumber: '정수',
    boolean: 'true 또는 false',
    oneOf: (values) => `다음 중 하나: ${values}`,
    floor: (names) => `store.json의 floors에 있는 이름: ${names}`,
    atLeast: (bound) => `${bound} 이상의 숫자`,
    atMost: (bound) => `${bound} 이하의 숫자`,
    above: (bound) => `${bound}보다 큰 숫자`,
  },
  faults: {
    FileNotFound: '파일이 없습니다',
    FileNotReadable: '읽을 수 없습니다. 접근 권한을 확인해 주세요',
    NotUtf8: 'UTF-8이 아닙니다. UTF-8로 저장해 주세요(스프레드시트에서는 "CSV UTF-8")',
    Syntax: '형식이 올바르지 않습니다. 이 줄과 윗줄의 쉼표, 따옴표, 괄호를 확인해 주세요',
    Missing: (path, expected) => `${path} 항목이 없습니다. 필요한 값: ${expected}`,
    WrongValue: (path, expected) => `${path} 값이 올바르지 않습니다. 필요한 값: ${expected}`,
    UnknownKey: (path, known) => `${path}: 쓸 수 없는 항목입니다. 쓸 수 있는 항목: ${known}`,
    PictureNotFound: (path, picture) => `${path}: 폴더에 ${picture} 이미지가 없습니다`,
    LowContrast: (path, ground, ratio, least) =>
      `${path} / ${ground}의 명암비는 ${ratio}:1입니다. ${least}:1 이상이어야 합니다`,
    LettersMissing: (path, letters) => `${path}: 카드 글꼴에 없는 글자입니다: ${letters}`,
  },
  warnings: {
    LanguagesMissing: (path, languages) => `${path}에 다음 언어의 텍스트가 없습니다: ${languages}`,
    UnusedColumn: (column) => `${column} 열은 사용되지 않습니다`,
  },
  writeErrors,
}
