import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import { sitePaths } from '@kaoiro/core/pages'
import { resultPath } from '@kaoiro/core/result-code'
import type { LegalTexts, ResultTexts, ShellTexts, StartTexts } from '@kaoiro/texts/types'

/** Everything of the store that its pages about the tool tell. */
export interface LegalFacts {
  readonly brand: string
  readonly company: string
  readonly links: { readonly company: string; readonly privacy: string }
  /** The page to reserve a counselling; null if the store offers none. */
  readonly reservation: string | null
  readonly minimumAge: number
  readonly hours: number
  /** Where photos are analysed. */
  readonly analysis: 'service' | 'device' | 'ask'
  /** Whether photos may be checked on the device. */
  readonly hasModels: boolean
  readonly statistics: Statistics
}

/** How the site counts the steps of visits. */
type Statistics = 'none' | 'asked' | 'counted'

export function statisticsOf(site: {
  readonly analytics: string
  readonly consent: string
}): Statistics {
  if (site.analytics === 'off') return 'none'
  return site.consent === 'ask' ? 'asked' : 'counted'
}

/** A page of plain text about the tool. */
export interface LegalPage {
  readonly heading: string
  readonly lead: string
  readonly sections: ReadonlyArray<LegalSection>
  /** After the sections. */
  readonly end?: string
}

export interface LegalSection {
  readonly heading: string
  readonly texts?: ReadonlyArray<string>
  readonly items?: ReadonlyArray<string>
  readonly entries?: ReadonlyArray<LegalEntry>
  readonly links?: ReadonlyArray<LegalLink>
}

/** A heading and a text within a section, with names that the browser's tools show. */
interface LegalEntry {
  readonly heading: string
  readonly text: string
  readonly names: ReadonlyArray<string>
}

/** To a screen of the site, or to a page of the store. */
export type LegalLink = { readonly label: string } & (
  | { readonly to: string }
  | { readonly href: string }
)

/** The accessibility statement. @param reviewed the day on which somebody last compared it with the tests */
export function accessibilityPage(
  { accessibility: words }: LegalTexts,
  { footer }: ShellTexts,
  { brand, company, links }: LegalFacts,
  reviewed: string,
): LegalPage {
  const { tested, limits, contact } = words
  return {
    heading: footer.accessibility,
    lead: words.lead({ brand }),
    sections: [
      {
        heading: tested.heading,
        items: [tested.rules, tested.engines, tested.keyboard, tested.sight],
      },
      {
        heading: limits.heading,
        items: [limits.photo, limits.faces, limits.colours, limits.people],
      },
      {
        heading: contact.heading,
        texts: [contact.text({ company })],
        links: [{ label: footer.company, href: links.company }],
      },
    ],
    end: words.reviewed({ date: reviewed }),
  }
}

/** Results of drawn faces, one for each season. */
export const samplesOfSeasons: Readonly<Record<Season, string>> = {
  spring: '1F7womQ',
  summer: '3MMBBYc',
  autumn: 'Bt6TLs',
  winter: 'OplW4SF',
}

/** The notice before the photo, with everything that a visitor gets without one. */
export function beforePhotoPage(
  { beforePhoto: words }: LegalTexts,
  { gender }: StartTexts,
  { content, counselling }: ResultTexts,
  { company, hours, minimumAge: age, analysis, reservation }: LegalFacts,
): LegalPage {
  const plain = ({ heading, text }: Readonly<Record<'heading' | 'text', string>>) => ({
    heading,
    texts: [text],
  })
  const withoutPhoto = seasons.map((name) => ({
    label: words.sample({ season: content.seasons[name].name }),
    to: resultPath(samplesOfSeasons[name]),
  }))
  return {
    heading: gender.terms.more,
    lead: words.lead,
    sections: [
      plain(words.what),
      plain(words.purpose),
      { heading: words.who.heading, texts: [words.who[analysis]({ company })] },
      {
        heading: words.kept.heading,
        texts: [filled(words.kept[analysis], { hours })],
        links: [{ label: words.more, to: sitePaths.data }],
      },
      plain(words.identity),
      plain(words.health),
      plain(words.computer),
      {
        ...plain(words.decline),
        links: [
          ...withoutPhoto,
          ...(reservation === null ? [] : [{ label: counselling.heading, href: reservation }]),
        ],
      },
      ...(age > 0 ? [{ heading: words.young.heading({ age }), texts: [words.young.text] }] : []),
    ],
  }
}

/** The entries about data on the service, in the page's order. */
const onService = ['photo', 'session', 'network', 'logs', 'backups'] as const

/** The entries about data in the browser. */
const inBrowser = [
  ...(['photo', 'history', 'address'] as const),
  ...(['tab', 'browser', 'offline', 'models'] as const),
]

/** Names of stored data in the browser's tools. A star is a part that differs. */
type StoredNames = Partial<Readonly<Record<(typeof inBrowser)[number], ReadonlyArray<string>>>>

/** Everything that is stored, where and until when. */
export function privacyPage(
  { privacy: words }: LegalTexts,
  { footer }: ShellTexts,
  { receipt }: ResultTexts,
  { company, hours, links, analysis, hasModels, statistics }: LegalFacts,
  storedNames: StoredNames,
): LegalPage {
  const { lead, rights, statistics: counts } = words
  const values = { hours, button: receipt.delete }
  const stored = onService.map((name) => {
    const { heading, text } = words.onService[name]
    return { heading, text: filled(text, values), names: [] }
  })
  return {
    heading: footer.data,
    lead: lead[analysis]({ company }),
    sections: [
      ...(analysis === 'device' ? [] : [{ heading: words.onService.heading, entries: stored }]),
      {
        heading: words.inBrowser.heading,
        entries: inBrowser
          .filter((name) => name !== 'models' || hasModels)
          .map((name) => ({ ...words.inBrowser[name], names: storedNames[name] ?? [] })),
      },
      { heading: counts.heading, texts: [counts[statistics], counts.embedded] },
      {
        heading: rights.heading,
        texts: [rights.text({ company })],
        links: [{ label: footer.privacy, href: links.privacy }],
      },
    ],
  }
}

/** A text with its values, if it has any in this language. */
function filled<Values>(text: string | ((values: Values) => string), values: Values): string {
  return typeof text === 'string' ? text : text(values)
}
