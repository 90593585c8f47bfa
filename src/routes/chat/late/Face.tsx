import type { ChatMessage } from '../../../domain/chat/message'
import { dataOf } from '../../../lib/remote'
import { infoOf, useChat, type ShownChat } from '../../../stores/chat'
import { Avatar } from '../../../ui/Avatar'

type Props = { message: ChatMessage; chat: ShownChat }

/** Whose bubble it is, small beside it; the words within name them. */
export const Face = ({ message: { flow, from }, chat }: Props) => {
  const info = dataOf(useChat(infoOf(chat.id)))
  const person = chat.people.get(from)
  const isDoctor = flow === 'in' && (info?.doctorUserId === undefined || from === info.doctorUserId)
  const name = flow === 'out' ? info?.customerName : isDoctor ? info?.doctorName : person?.name
  const src = isDoctor ? (info?.doctorPictureUrl ?? person?.pictureUrl) : person?.pictureUrl
  return <Avatar small src={src} letters={name?.slice(0, 1)} person={undefined} />
}
