import { escaped } from '@kaoiro/drawing/pen'

/** The store's logo for a printed page, or its name without one. @param logo a data URL */
export const brandHtml = (brand: string, logo: string | null): string =>
  logo === null
    ? escaped(brand)
    : `<img src="${escaped(logo)}" alt="${escaped(brand)}" style="max-height: 10mm; max-width: 40mm">`
