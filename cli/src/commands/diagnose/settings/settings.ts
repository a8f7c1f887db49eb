import type { DiagnosisError, Gender } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { Norms } from '@kaoiro/core/norms'
import type { Messages } from '@kaoiro/texts/content'
import { loadMessages, loadTerminal } from '@kaoiro/texts/load'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import type { HairlineChoice } from '../../../command-line/option-parsers.js'
import { normalisedAddress } from '../../../command-line/option-parsers.js'
import type { ImageEngine, PhotoFault } from '../../../photo/preparation.js'
import { photoFaultWords } from '../../../photo/photo-words.js'

/** Options as given: the norms are a file. */
export interface GivenOptions extends Omit<DiagnoseOptions, 'norms'> {
  readonly norms?: string
}

export interface DiagnoseOptions {
  readonly gender?: Gender
  readonly hairline: HairlineChoice
  readonly api?: string
  readonly site?: string
  readonly imageEngine: ImageEngine
  /** The norms for this machine's analyser; undefined for the shipped ones. */
  readonly norms?: Norms
  readonly out?: string
  /** CSV of all results, rebuilt by each run. */
  readonly table?: string
  readonly retryErrors?: true
  /** Combine the photos of one person into one result. */
  readonly samePerson?: true
  readonly concurrency?: number
  readonly dryRun?: true
  /** Folders of conversations. */
  readonly record?: string
  readonly replay?: string
  /** Seconds for each call. */
  readonly timeout?: number
  readonly json?: true
  readonly lang: Language
  readonly quiet?: true
  readonly verbose?: true
}

/** Whether photos are analysed on this machine. */
export function isLocal({ api, replay }: DiagnoseOptions): boolean {
  return api === undefined && replay === undefined
}

/** Address of the service; null: this machine or recordings. */
export function requestedApi({ api, replay }: DiagnoseOptions): string | null {
  return replay === undefined ? (api ?? null) : null
}

/** Whether two addresses are equal after normalisation. */
export function isSameApi(one: string | null, other: string | null): boolean {
  return normalised(one) === normalised(other)
}

const normalised = (api: string | null): string | null =>
  api !== null && URL.canParse(api) ? normalisedAddress(new URL(api)) : api

/** A run's language, and all texts in this language. */
export interface Localised {
  readonly language: Language
  readonly messages: Messages
  readonly words: DiagnoseTexts
  readonly photoFault: (fault: PhotoFault) => string
  readonly diagnosisError: (error: DiagnosisError) => string
}

export async function localisedFor({ lang: language }: DiagnoseOptions): Promise<Localised> {
  const messages = await loadMessages(language)
  const words = await loadTerminal(language, 'diagnose')
  return {
    language,
    messages,
    words,
    photoFault: photoFaultWords(words.photos, messages),
    diagnosisError: messages.diagnosis,
  }
}
