export const noSite = '未显示结果页网址。请用--site URL或KAOIRO_SITE_URL指定网站。'
