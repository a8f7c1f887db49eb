import type { Parts } from '../../compiled/parts.js'

// Puts the texts of each command together: its own, and those that it shares with others.

const makePhotos = ({ photos }: Pick<Parts, 'photos'>) => ({
  ...photos,
  /** A note that the photo was converted from a colour profile; `name` may be ''. */
  profileConverted: (name: string): string =>
    name === '' ? photos.unnamedProfileConverted : photos.profileConverted({ name }),
})

const makeProgress = ({ progress }: Pick<Parts, 'progress'>) => ({
  ...progress,
  duration: (hours: number, minutes: number, seconds: number): string => {
    if (hours > 0) return progress.duration.hours({ hours, minutes })
    return minutes > 0
      ? progress.duration.minutes({ minutes, seconds })
      : progress.duration.seconds({ seconds })
  },
})

const makeFaceCheck = ({ faceCheck, certainty }: Pick<Parts, 'faceCheck' | 'certainty'>) => ({
  ...faceCheck,
  closedEyes: certainty.closedEyes,
})

export const makeCheck = (
  parts: Pick<Parts, 'check' | 'faceCheck' | 'certainty' | 'photos' | 'progress' | 'sources'>,
) => ({
  ...parts.check,
  faces: makeFaceCheck(parts),
  photos: makePhotos(parts),
  progress: makeProgress(parts),
  sources: parts.sources,
})

export const makeDiagnose = (
  parts: Pick<
    Parts,
    'diagnose' | 'photos' | 'progress' | 'recordings' | 'sources' | 'writeErrors' | 'noSite'
  >,
) => ({
  ...parts.diagnose,
  ...makeProgress(parts),
  noSite: parts.noSite.hint,
  photos: makePhotos(parts),
  recordings: parts.recordings,
  sources: parts.sources,
  writeErrors: byCode(parts.writeErrors),
})

export const makeEncode = ({ encode, noSite }: Pick<Parts, 'encode' | 'noSite'>) => ({
  ...encode,
  /** @param reason the service's reason, or '' */
  failedAnalysis: (reason: string): string =>
    reason === '' ? encode.failedWithoutReason : encode.failedAnalysis({ reason }),
  noSite: noSite.hint,
})

/** Texts by the code of an error: of the system, of the database, or our own. */
const byCode = <A>(texts: Readonly<Record<string, A>>): Readonly<Record<string, A>> => texts

export const makeLightCard = ({
  lightCardCommand,
  writeErrors,
}: Pick<Parts, 'lightCardCommand' | 'writeErrors'>) => ({
  ...lightCardCommand,
  writeErrors: byCode(writeErrors),
})

export const makeNorms = (
  parts: Pick<Parts, 'norms' | 'photos' | 'progress' | 'sources' | 'writeErrors'>,
) => ({
  ...parts.norms,
  photos: makePhotos(parts),
  progress: makeProgress(parts),
  sources: parts.sources,
  writeErrors: byCode(parts.writeErrors),
})

export const makeRender = ({ render, writeErrors }: Pick<Parts, 'render' | 'writeErrors'>) => ({
  ...render,
  writeErrors: byCode(writeErrors),
})

export const makeReport = ({
  report,
  sheet,
  writeErrors,
}: Pick<Parts, 'report' | 'sheet' | 'writeErrors'>) => ({
  ...report,
  ...sheet,
  writeErrors: byCode(writeErrors),
})

export const makeServe = ({ serve }: Pick<Parts, 'serve'>) => ({
  ...serve,
  port: byCode(serve.port),
  host: byCode(serve.host),
  data: byCode(serve.data),
  folder: byCode(serve.folder),
  database: byCode(serve.database),
})

export const makeStore = ({ store, writeErrors }: Pick<Parts, 'store' | 'writeErrors'>) => ({
  ...store,
  writeErrors: byCode(writeErrors),
})

export type CheckTexts = ReturnType<typeof makeCheck>
export type DiagnoseTexts = ReturnType<typeof makeDiagnose>
export type EncodeTexts = ReturnType<typeof makeEncode>
export type LightCardCommandTexts = ReturnType<typeof makeLightCard>
export type NormsTexts = ReturnType<typeof makeNorms>
export type HelpTexts = Parts['help']
export type RenderTexts = ReturnType<typeof makeRender>
export type ReportTexts = ReturnType<typeof makeReport>
export type ServeTexts = ReturnType<typeof makeServe>
export type StoreCommandTexts = ReturnType<typeof makeStore>
export type FaceCheckTexts = CheckTexts['faces']
export type FallbackTexts = EncodeTexts['fallback']
export type PhotoTexts = CheckTexts['photos']
export type ProgressTexts = CheckTexts['progress']
export type RecordingTexts = DiagnoseTexts['recordings']
export type SourceTexts = CheckTexts['sources']
export type ManifestTexts = SourceTexts['manifest']
export type PlaceName = keyof FaceCheckTexts['places']

/** The texts of each command. */
export interface TerminalTexts {
  readonly check: CheckTexts
  readonly decode: Parts['decode']
  readonly diagnose: DiagnoseTexts
  readonly encode: EncodeTexts
  readonly help: HelpTexts
  readonly lightCard: LightCardCommandTexts
  readonly norms: NormsTexts
  readonly render: RenderTexts
  readonly report: ReportTexts
  readonly serve: ServeTexts
  readonly store: StoreCommandTexts
}

/** Loads the texts of each command. */
export type TerminalLoaders = {
  readonly [Command in keyof TerminalTexts]: () => Promise<{
    readonly texts: TerminalTexts[Command]
  }>
}
