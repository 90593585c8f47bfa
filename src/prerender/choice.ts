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
  /** Addresses whose frame is a file of its own, and the hash in the names of these files. */
  framed: string[]
  frames: string
  /** Those of them that ask for consent first where the phone keeps none. */
  consentFirst: string[]
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

/** Returns the name of the file with an address's frame in a language, below the site. */
export const frameFile = (pathname: string, lang: string, hash: string): string =>
  `/assets/frames${pathname}-${lang}-${hash}.html`

/** Returns where the frame that asks for consent is, for the path of an address. */
export const withConsent = (path: string): string => `/consent${path}`

/** Returns the file with the frame of an address, where the visitor sees that screen. */
export const frameFileAt = (
  pathname: string,
  { signedIn, isConsentKept, lang }: Visitor,
  { framed, frames, consentFirst, open }: Pick<FrameRules, 'framed' | 'frames' | 'consentFirst' | 'open'>,
): string | undefined => {
  if (!framed.includes(pathname) || !(signedIn || open.includes(pathname))) return undefined
  const asks = !isConsentKept && consentFirst.includes(pathname)
  return frameFile(asks ? withConsent(pathname) : pathname, lang, frames)
}

type Visitor = { signedIn: boolean; isConsentKept: boolean; lang: string }
