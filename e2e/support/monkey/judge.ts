import type { Seen } from './inspect'

/** The ids of all orders so far, and the content of those since the user last began an order. */
export type Ordered = { ids: Set<string>; since: Map<string, string> }

/** Screens on which an order begins. */
const BEGINS = /^\/(order\/selectTime|subscribe\/(submit|nowFree)|consult\/(problemDesc|quickProblemDesc))/

const FOR_A_MOMENT = 'for a moment:'

/** Whether the broken invariant may end by itself, because a page is loading or reloading. */
export const isPassing = (wrong: string): boolean => wrong.startsWith(FOR_A_MOMENT)

/** The ids of new rows count from 1; those of seeded rows are far higher. */
const isNew = (id: string): boolean => /^17450392847580\d{5}$/.test(id)

/** Returns the broken invariants, one line each, and remembers the orders. */
export const judge = (seen: Seen, ordered: Ordered): string[] => {
  const wrong = seen.odd.map((text) => `odd text: ${text.slice(0, 80)}`)
  if (seen.isBlank) wrong.push(`${FOR_A_MOMENT} a white screen`)
  if (!seen.canGoOn) wrong.push(`${FOR_A_MOMENT} no way on`)
  if (seen.others.length > 0)
    wrong.push(`${FOR_A_MOMENT} ${seen.owner} is signed in, and something of ${seen.others.join()} is shown or kept`)
  const fresh = seen.orders.filter(({ id }) => isNew(id) && !ordered.ids.has(id))
  if (fresh.length > 1) wrong.push(`${fresh.length} orders in one step`)
  for (const { id, owner, content } of fresh) {
    ordered.ids.add(id)
    const what = `${owner} ${content}`
    if (ordered.since.has(what)) wrong.push(`a second order: ${what}`)
    ordered.since.set(what, id)
    if (owner !== '' && owner !== seen.owner) wrong.push(`an order in the name of ${owner}`)
  }
  if (BEGINS.test(seen.address)) ordered.since.clear()
  return wrong
}
