export const noSite = '未顯示結果頁網址。請以--site URL或KAOIRO_SITE_URL指定網站。'
