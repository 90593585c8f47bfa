import type { ChatMessage } from '@/domain/chat/message'
import { Avatar } from '@/ui/Avatar'
import type { MessageTools } from './useMessageTools'

type Props = { message: ChatMessage; tools: MessageTools }

/** Whose bubble it is, small beside it; the words within name them. */
export const MessageAvatar = ({ message: { flow, from }, tools: { info, people } }: Props) => {
  const person = people.get(from)
  const isDoctor = flow === 'in' && (info?.doctorUserId === undefined || from === info.doctorUserId)
  const name = flow === 'out' ? info?.customerName : isDoctor ? info?.doctorName : person?.name
  const src = isDoctor ? (info?.doctorPictureUrl ?? person?.pictureUrl) : person?.pictureUrl
  return <Avatar small src={src} letters={name?.slice(0, 1)} person={undefined} />
}
