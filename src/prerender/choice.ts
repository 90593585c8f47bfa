export type FrameName = 'home' | 'login'

export type FramePaths = {
  home: string[]
  login: string
  /** Paths that need no sign-in. */
  open: string[]
  /** Path prefixes of consultations. */
  chats: string[]
}

export type FrameRules = FramePaths & {
  hasProvider: boolean
  /** Chunks that request a consultation's state. */
  asking: string[]
}

/** Returns the frame of an address: that of the screen to which the guard redirects, if it does. */
export const frameAt = (pathname: string, signedIn: boolean, paths: FramePaths): FrameName | undefined => {
  if (signedIn) return paths.home.includes(pathname) ? 'home' : undefined
  return pathname === paths.login || !paths.open.includes(pathname) ? 'login' : undefined
}

/** Returns the chunks that an address needs before the app has started. */
export const filesAhead = (
  pathname: string,
  signedIn: boolean,
  { chats, asking }: Pick<FrameRules, 'chats' | 'asking'>,
): readonly string[] => (signedIn && chats.some((chat) => pathname.startsWith(chat)) ? asking : [])
