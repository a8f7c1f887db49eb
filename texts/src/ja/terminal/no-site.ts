/** After a result, if the site of its page is not known. */
export const noSite =
  '結果ページのURLは表示していません。サイトを--site URLまたはKAOIRO_SITE_URLで指定してください。'
