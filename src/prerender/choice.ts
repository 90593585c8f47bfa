export type FrameName = 'home' | 'login'

/** The paths that the choice depends on. */
export type FramePaths = {
  home: string[]
  login: string
  /** Nobody need be signed in for these. */
  open: string[]
  /** What the address of a consultation begins with. */
  talks: string[]
}

/** What the frame is chosen by: the paths, and whether there is a provider to sign in by. */
export type FrameRules = FramePaths & {
  hasProvider: boolean
  /** The files by which the app asks how a consultation stands. */
  asking: string[]
}

/** Whose frame an address shows: that of the screen which the guard will lead to, where it has one. */
export const frameAt = (pathname: string, signedIn: boolean, paths: FramePaths): FrameName | undefined => {
  if (signedIn) return paths.home.includes(pathname) ? 'home' : undefined
  return pathname === paths.login || !paths.open.includes(pathname) ? 'login' : undefined
}

/** The files that an address will be asked for by, which need not wait for the app. */
export const filesAhead = (
  pathname: string,
  signedIn: boolean,
  { talks, asking }: Pick<FrameRules, 'talks' | 'asking'>,
): readonly string[] => (signedIn && talks.some((talk) => pathname.startsWith(talk)) ? asking : [])
