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
  /** Paths whose frame is a file of its own, an id at the end left out, and the hash in the names of these files. */
  framed: string[]
  frames: string
  /** The same for screens that ask for consent first where the phone keeps none. */
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

/** Returns a path without the id at its end, whose place a slash keeps: `/chat/` for `/chat/:id`. */
export const withoutId = (path: string): string => path.replace(/:.*/, '')

/** Returns the name of the file with the frame of a path in a language, below the site. */
export const frameFile = (path: string, lang: string, hash: string): string =>
  `/assets/frames${path.replace(/\/$/, '')}-${lang}-${hash}.html`

/** Returns where the frame that asks for consent is, for the path of an address. */
export const withConsent = (path: string): string => `/consent${path}`

/** Returns the file with the frame of an address, where the visitor sees that screen. */
export const frameFileAt = (
  pathname: string,
  { signedIn, isConsentKept, lang }: Visitor,
  { framed, frames, consentFirst, open }: Pick<FrameRules, 'framed' | 'frames' | 'consentFirst' | 'open'>,
): string | undefined => {
  const path = [...framed, ...consentFirst].find((one) =>
    new RegExp(`^${one.replace(/\/$/, '/[^/]+')}$`).test(pathname),
  )
  if (path === undefined || !(signedIn || open.includes(path))) return undefined
  const asks = !isConsentKept && consentFirst.includes(path)
  return frameFile(asks ? withConsent(path) : path, lang, frames)
}

type Visitor = { signedIn: boolean; isConsentKept: boolean; lang: string }
