/** A service's address as paths are appended to it: origin and path, without a slash at the end. */
export const normalisedAddress = ({ origin, pathname }: URL): string =>
  origin + pathname.replace(/\/+$/, '')
