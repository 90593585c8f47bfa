import { expect } from 'vitest'

const SPACE = /\s+/g
const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(SPACE, ' ').trim()

const fits = (name: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

const first = (selector: string, wanted: string | RegExp): HTMLElement => {
  // The dialog on top is the last in the page.
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => fits(nameOf(one), wanted)).at(-1)
  if (found === undefined) throw new Error(`There is no ${selector} named ${String(wanted)}.`)
  return found
}

// A query by role of the testing library would be much slower.
export const button = (name: string | RegExp): HTMLElement => first('button', name)
/** Returns the first link of the page with this name. */
export const link = (name: string | RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('main a')].find((one) => fits(nameOf(one), name))
  if (found === undefined) throw new Error(`There is no link named ${String(name)}.`)
  return found
}

/** The field with this label: an input, a list, or a button that opens choices. */
export const field = (label: string | RegExp): HTMLInputElement => {
  const found = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select, button')].filter((one) => {
    const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...(one.labels ?? []), ...ids.slice(0, 1).map((id) => document.getElementById(id))]
    const ownName = one.getAttribute('aria-label')
    if (ownName !== null) return fits(ownName, label)
    return labels.some((each) => each !== null && fits(nameOf(each), label))
  })
  const last = found.at(-1)
  if (last === undefined) throw new Error(`There is no field labelled ${String(label)}.`)
  return last
}

/** Returns the radio button whose `aria-label` or label is this name. */
export const radio = (name: string | RegExp): HTMLElement => {
  const named = [...document.querySelectorAll<HTMLElement>('input[type=radio][aria-label]')]
  return named.find((one) => fits(nameOf(one), name)) ?? field(name)
}

export const text = (words: string | RegExp) => (): void => {
  const said = document.body.textContent.replace(SPACE, ' ')
  expect(fits(said, words) || (typeof words === 'string' && said.includes(words)), `“${String(words)}” is shown`).toBe(
    true,
  )
}

/** Returns a check that the screen with this title is open. */
export const screenOf = (title: string) => (): void => {
  expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([title])
}

export const dialog = (): HTMLElement => {
  const open = document.querySelector<HTMLElement>('[aria-modal=true]')
  if (open === null) throw new Error('No dialog is open.')
  return open
}
export const noDialog = (): void => expect(document.querySelector('[aria-modal=true]')).toBeNull()
