import { isPriceOpen } from '@/domain/booking/service'
import { offeredPrice } from '@/domain/money'
import { dataOf } from '@/lib/remote'
import { cardLink } from '@/routes/home/serviceLinks'
import { useHome, type HomeCard } from '@/stores/home/home'

/**
 * Renders the services into the frame of Home as soon as they are known, before the app has loaded. Unclear data is
 * left to the app.
 */
export const fillPrerendered = (): void => {
  const place = document.querySelector<HTMLTemplateElement>('#boot template[data-services]')
  if (place === null) return
  const fill = () => {
    if (!place.isConnected) return leave()
    const rows = dataOf(useHome.getState().cards)?.map((card) => rowOf(place, card))
    if (rows !== undefined && rows.length > 0) show(place, rows)
  }
  const leave = useHome.subscribe(fill)
  fill()
}

const show = (place: HTMLTemplateElement, rows: readonly (HTMLElement | undefined)[]): void => {
  const complete = rows.filter((row) => row !== undefined)
  if (complete.length < rows.length) return
  const list = document.importNode(place.content, true)
  list.querySelector('li')?.replaceWith(...complete)
  const shown = place.previousElementSibling
  // Equal content stays in place, because the user may have the focus or a finger on it.
  if (list.firstElementChild?.isEqualNode(shown) === false) shown?.replaceWith(list)
}

const rowOf = ({ content }: HTMLTemplateElement, card: HomeCard): HTMLElement | undefined => {
  const { service } = card
  if (service?.name === undefined || service.description === undefined) return undefined
  const row = document.importNode(content, true).querySelector('li')
  const link = row?.querySelector('a')
  const text = row?.querySelector('[data-text]')
  const price = row?.querySelector('[data-price] *')?.firstChild
  if (!row || !link || !text || !price) return undefined
  link.textContent = service.name
  text.textContent = service.description
  if (isPriceOpen(service)) row.querySelector('[data-price]')?.remove()
  else if (service.priceFen === undefined) return undefined
  else price.nodeValue = offeredPrice(service.priceFen, price.nodeValue ?? '')
  const lead = cardLink(card)
  if (lead.kind === 'internal') link.setAttribute('href', lead.path)
  // A page of another site opens only after the user agrees, and only the app can ask.
  else link.removeAttribute('href')
  return row
}
