import { callLink } from '@/domain/phoneNumber'

/** A number as text that can be read and selected, and that calls where it is one. */
export const PhoneLink = ({ number }: { number: string }) => {
  const href = callLink(number)
  return href === undefined ? number : <a href={href}>{number}</a>
}
