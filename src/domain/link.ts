export type LinkTarget =
  { kind: 'internal'; path: string } | { kind: 'foreign'; url: string; host: string } | { kind: 'none' }

export const linkTarget = (text: string | undefined, origin: string): LinkTarget => {
  let url: URL
  try {
    url = new URL(text?.trim() ?? '', origin)
  } catch {
    return { kind: 'none' }
  }
  // A fragment alone is a place on the page that holds the link; here it would lead Home.
  if (text === undefined || /^\s*(#|$)/.test(text) || !/^https?:$/.test(url.protocol)) return { kind: 'none' }
  if (url.origin !== origin) return { kind: 'foreign', url: url.href, host: url.host }
  // '/..//evil' parses to this origin with a path that the browser would read as another host.
  return url.pathname.startsWith('//')
    ? { kind: 'none' }
    : { kind: 'internal', path: url.pathname + url.search + url.hash }
}
