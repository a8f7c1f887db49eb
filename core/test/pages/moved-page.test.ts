import { expect, test } from 'vitest'
import { movedPage } from '../../src/pages/moved-page.js'

const page = (path: string): string =>
  [
    `<link rel="icon" href="${path}/favicon.svg" />`,
    `<script type="module" src="${path}/assets/index-1a2b.js"></script>`,
    `<source srcSet="${path}/assets/sample-still.svg" />`,
    `<a class="brand" href="${path}/">/result/1</a>`,
    '<a href="#content"></a><a href="https://shop.example/"></a><img src="//cdn.example/a.png" />',
    '<meta property="og:url" content="/result/1" />',
  ].join('\n')

test.each(['', '/kaoiro', '/beauty/kaoiro', '/$&'])(
  'moves links and files of the site to %j',
  (path) => expect(movedPage(path)(page(''))).toBe(page(path)),
)
