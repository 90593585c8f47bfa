import { useEffect, useState, type RefObject } from 'react'
import { keyOf } from '@/domain/chat/merge'
import type { ChatMessage } from '@/domain/chat/message'
import { focusMain } from '@/ui/focusMain'
import { PictureViewer } from '@/routes/shared/PictureViewer'
import { MessageMenu } from './MessageMenu'
import type { MessageContext } from './messageTexts'

/** What is open above the list, and the key of its message. */
export type Opened = { kind: 'menu' | 'picture'; key: string }

export type RowContext = MessageContext & { open: (opened: Opened) => void }

type Props = {
  opened: Opened
  message: ChatMessage
  shown: readonly ChatMessage[]
  context: MessageContext
  list: RefObject<HTMLOListElement | null>
  onClose: () => void
}

/** The menu or the enlarged picture of a message. Its row cannot hold it, because the list removes distant rows. */
export const OpenedMessage = ({ opened: { kind, key }, message, shown, context, list, onClose }: Props) => {
  const [pictures] = useState(() => shown.flatMap(pictureOf))
  useEffect(
    () => () => {
      // The button that had the focus may be gone with its row.
      if (list.current === null || document.activeElement !== document.body) return
      const row = [...list.current.querySelectorAll('li')].find(({ dataset }) => dataset['key'] === key)
      if (row === undefined) focusMain()
      else row.focus({ preventScroll: true })
    },
    [list, key],
  )
  switch (kind) {
    case 'menu':
      return <MessageMenu message={message} context={context} onClose={onClose} />
    case 'picture':
      return (
        <PictureViewer
          pictures={pictures.map(({ url }) => ({ url, name: context.t('message.image') }))}
          first={Math.max(
            0,
            pictures.findIndex((one) => one.key === key),
          )}
          onClose={onClose}
        />
      )
  }
}

const pictureOf = (message: ChatMessage) =>
  message.body.kind === 'image' && !message.isRevoked ? [{ key: keyOf(message), url: message.body.url }] : []
