import { onTestFinished } from 'vitest'
import { phraseOf, phrasesIn } from './screenReader'

const LIVE = '[aria-live], [role=status], [role=alert], [role=log]'
const NOT_THERE = '[hidden], [aria-hidden=true], [inert], [aria-live=off]'

/**
 * Listens until the test ends. `said` collects what a screen reader announces by itself. These are changes of live
 * regions, the element that gets the focus, and a dialog that the focus enters. `heard` resolves when the list is
 * complete.
 *
 * A live region is announced only if it exists before its text changes. An alert is announced when it appears, too.
 */
export const listen = (): { said: string[]; heard: () => Promise<void> } => {
  const said: string[] = []
  const last = new WeakMap<Element, string>()
  let dialog: Element | null = null
  const moved: string[] = []
  let turn = Promise.resolve()

  const follow = async (target: Element) => {
    if (!target.isConnected) return
    // A reader interrupts its announcement when the focus moves again.
    for (const phrase of moved.splice(0)) if (said.includes(phrase)) said.splice(said.lastIndexOf(phrase), 1)
    const entered = target.closest('[role=dialog], [role=alertdialog]')
    if (entered !== null && entered !== dialog && entered !== target) moved.push(await phraseOf(entered))
    dialog = entered
    moved.push(await phraseOf(target))
    said.push(...moved.filter((phrase) => phrase !== ''))
  }

  const sayRegion = async (region: Element, added: Set<Element>) => {
    if (!region.isConnected || region.closest(NOT_THERE) !== null) return
    const urgency = region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite')
    const isWhole = region.getAttribute('aria-atomic') !== 'false' && region.matches('[role=status], [role=alert]')
    const parts = isWhole ? [region] : [...added].filter((one) => one.isConnected)
    const text = (await Promise.all(parts.map(phrasesIn))).flat().join(' · ')
    if (text !== '' && text !== last.get(region)) said.push(`${urgency}: ${text}`)
    if (isWhole) last.set(region, text)
  }

  const onChange = (records: MutationRecord[]) => {
    const regions = new Map<Element, Set<Element>>()
    const appeared = records.flatMap(({ addedNodes }) => [...addedNodes])
    const change = (region: Element | null | undefined, part: Node) => {
      if (region == null || (!isAlert(region) && appeared.some((one) => one.contains(region)))) return
      const element = part instanceof Element ? part : part.parentElement
      regions.set(region, (regions.get(region) ?? new Set()).add(element ?? region))
    }
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (addedNodes.length === 0) change(region, target)
      for (const node of addedNodes) {
        change(region, node)
        if (!(node instanceof Element)) continue
        for (const alert of [node, ...node.querySelectorAll('*')].filter(isAlert)) change(alert, node)
      }
    }
    for (const [region, added] of regions) turn = turn.then(() => sayRegion(region, added))
  }

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) turn = turn.then(() => follow(target))
  }
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'aria-hidden', 'aria-label'],
  })
  document.addEventListener('focusin', onFocus)
  onTestFinished(() => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
  })
  return { said, heard: () => turn }
}

const isAlert = (element: Element): boolean => element.matches('[role=alert]')
