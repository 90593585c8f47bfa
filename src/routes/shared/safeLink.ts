import { linkTarget, type LinkTarget } from '@/domain/link'

export type SafeLink = Exclude<LinkTarget, { kind: 'none' }>

/** Returns the target of a link from the server; undefined when it must not be followed (A80, RC4). */
export const safeLinkOf = (link: string | undefined): SafeLink | undefined => {
  const target = linkTarget(link, window.location.origin)
  return target.kind === 'none' ? undefined : target
}
