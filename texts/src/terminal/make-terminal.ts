import type { ModuleParts, Parts } from '../../compiled/parts.js'

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

export function makeCheck(parts: ModuleParts['check']) {
  return {
    ...parts.check,
    faces: makeFaceCheck(parts),
    photos: makePhotos(parts),
    progress: makeProgress(parts),
    sources: parts.sources,
  }
}

export function makeDiagnose(parts: ModuleParts['diagnose']) {
  return {
    ...parts.diagnose,
    ...makeProgress(parts),
    noSite: parts.noSite.hint,
    photos: makePhotos(parts),
    recordings: parts.recordings,
    sources: parts.sources,
    writeErrors: byCode(parts.writeErrors),
  }
}

export function makeEncode({ encode, noSite }: ModuleParts['encode']) {
  return {
    ...encode,
    /** @param reason the service's reason, or '' */
    failedAnalysis: (reason: string): string =>
      reason === '' ? encode.failedWithoutReason : encode.failedAnalysis({ reason }),
    noSite: noSite.hint,
  }
}

/** Texts by the code of an error: of the system, of the database, or our own. */
const byCode = <A>(texts: Readonly<Record<string, A>>): Readonly<Record<string, A>> => texts

export function makeLightCardCommand({
  lightCardCommand,
  writeErrors,
}: ModuleParts['lightCardCommand']) {
  return {
    ...lightCardCommand,
    writeErrors: byCode(writeErrors),
  }
}

export function makeNorms(parts: ModuleParts['norms']) {
  return {
    ...parts.norms,
    photos: makePhotos(parts),
    progress: makeProgress(parts),
    sources: parts.sources,
    writeErrors: byCode(parts.writeErrors),
  }
}

export function makeRender({ render, writeErrors }: ModuleParts['render']) {
  return {
    ...render,
    writeErrors: byCode(writeErrors),
  }
}

export function makeReport({ report, sheet, writeErrors }: ModuleParts['report']) {
  return {
    ...report,
    ...sheet,
    writeErrors: byCode(writeErrors),
  }
}

export function makeServe({ serve }: ModuleParts['serve']) {
  return {
    ...serve,
    port: byCode(serve.port),
    host: byCode(serve.host),
    data: byCode(serve.data),
    folder: byCode(serve.folder),
    database: byCode(serve.database),
  }
}

export function makeSign({ sign, writeErrors }: ModuleParts['sign']) {
  return {
    ...sign,
    writeErrors: byCode(writeErrors),
  }
}

export function makeSite({ site, writeErrors }: ModuleParts['site']) {
  return {
    ...site,
    writeErrors: byCode(writeErrors),
  }
}

export function makeStore({ store, writeErrors }: ModuleParts['store']) {
  return {
    ...store,
    writeErrors: byCode(writeErrors),
  }
}

export function makeWearCommand({ wearCommand, sources }: ModuleParts['wearCommand']) {
  return {
    ...wearCommand,
    notUtf8: sources.notUtf8,
    brokenCsv: sources.manifest.brokenCsv,
  }
}
