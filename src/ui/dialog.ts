import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { DialogPanel, type DialogTexts, type DialogTone } from './DialogPanel'

const open = new Set<() => void>()

/** Asks; true when confirmed, false when cancelled, by Esc or because the page went away. */
export const confirmDialog = (texts: DialogTexts & { cancelText: string; tone: DialogTone }): Promise<boolean> =>
  show(texts)

/** Tells something that has to be acknowledged. */
export const alertDialog = (texts: Omit<DialogTexts, 'cancelText'>): Promise<void> =>
  show({ ...texts, tone: 'go' }).then(() => undefined)

/** Closes what is open as if cancelled: a question must not outlive the page that asked it. */
export const closeDialogs = (): void => open.forEach((cancel) => cancel())

const show = (texts: DialogTexts & { tone: DialogTone }): Promise<boolean> =>
  new Promise((resolve) => {
    const host = document.createElement('div')
    const root = createRoot(host)
    const cancel = (): void => answer(false)
    const answer = (confirmed: boolean): void => {
      open.delete(cancel)
      root.unmount()
      host.remove()
      resolve(confirmed)
    }
    open.add(cancel)
    document.body.append(host)
    root.render(createElement(DialogPanel, { ...texts, onAnswer: answer }))
  })
