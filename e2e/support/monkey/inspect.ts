/** What the page shows and stores after a step, as far as the invariants need it. */
export type Seen = {
  address: string
  /** Texts that only a defect shows, such as undefined, NaN, [object, or the key of a text. */
  odd: string[]
  isBlank: boolean
  canGoOn: boolean
  /** The account that is signed in, '' without one. */
  owner: string
  /** Accounts whose data is shown or stored although another account is signed in. */
  others: string[]
  /** The orders so far, each with its owner and its content. */
  orders: { id: string; owner: string; content: string }[]
}

export type Account = { id: string; texts: string[] }

/** Runs in every page after installPageTools. */
export const installInspect = (): void => {
  window.monkey.inspect = (accounts) => {
    const ODD = /NaN|undefined|Infinity|\[object|\bnull\b|\{\{/
    const KEY = /^[a-z][A-Za-z]+(\.[a-z][A-Za-z0-9]+){1,4}$/
    const shown: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null) {
      const { parentElement, nodeValue } = walker.currentNode
      if (parentElement?.closest('script, style, noscript, aside') === null) shown.push(nodeValue ?? '')
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [alt], [title], [placeholder], [aria-description]',
    ))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
        shown.push(element.getAttribute(name) ?? '')
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) shown.push(field.value)

    type Row = Record<string, string>
    type Kept = { tables: Record<string, Record<string, Row>> }
    const kept = JSON.parse(localStorage.getItem('demo-clinic') ?? 'null') as Kept | null
    const rows = (table: string) => Object.values(kept?.tables[table] ?? {})
    const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1]
    const owner = (token !== undefined && kept?.tables['sessions']?.[token]?.['personId']) || ''
    const stored = [localStorage, sessionStorage]
      .flatMap((store) => Object.entries(store))
      .filter(([key]) => key !== 'demo-clinic' && !key.startsWith('of:'))
      .flat()
    // The provider's page lists every account, so only stored texts count there.
    const theirs = window.location.pathname === '/demo/authorize' ? stored : [...shown, ...stored]
    const text = theirs.join('\n')
    const main = document.querySelector('main')
    return {
      address: window.location.pathname + window.location.search,
      odd: shown.map((one) => one.trim()).filter((one) => ODD.test(one) || KEY.test(one)),
      isBlank: (main ?? document.body).textContent?.trim() === '',
      canGoOn: window.monkey.canGoOn(),
      owner,
      others:
        owner === ''
          ? []
          : accounts
              .filter(({ id, texts }) => id !== owner && texts.some((one) => text.includes(one)))
              .map(({ id }) => id),
      orders: [
        ...rows('orders').map(
          (row) => [row, ['orgId', 'serviceId', 'specificationId', 'day', 'half', 'customerId']] as const,
        ),
        ...rows('consultations').map((row) => [row, ['type', 'doctorId', 'question', 'customerId']] as const),
        ...rows('checkIns').map((row) => [row, ['orgId', 'name', 'phone', 'day', 'half']] as const),
      ].map(([row, fields]) => ({
        id: row['id'] ?? '',
        owner: row['ownerId'] ?? row['personId'] ?? '',
        content: fields.map((field) => String(row[field])).join(' '),
      })),
    }
  }
}
