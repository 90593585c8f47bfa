import { linkTarget, type LinkTarget } from '@/domain/link'

/** A place that may be gone to: a screen of ours or a foreign page. */
export type SafeLink = Exclude<LinkTarget, { kind: 'none' }>

/** Where a link of the server leads; undefined when it may not be followed (A80, RC4). */
export const safeLinkOf = (link: string | undefined): SafeLink | undefined => {
  const target = linkTarget(link, window.location.origin)
  return target.kind === 'none' ? undefined : target
}
