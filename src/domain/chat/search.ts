import type { ChatMessage } from './message'
import { isEnd } from './rules'

/** Returns the messages whose text contains these words, in their order; none for no words. */
export const messagesWith = (messages: readonly ChatMessage[], words: string): ChatMessage[] => {
  const sought = folded(words)
  return sought === '' ? [] : messages.filter((message) => textIn(message).toLowerCase().includes(sought))
}

type Piece = { text: string; isHit: boolean }

/** Splits a text before and after the words; the joined pieces give the text. */
export const piecesAround = (text: string, words: string): Piece[] => {
  const [sought, lower] = [folded(words), text.toLowerCase()]
  // In a few languages a capital letter has a lower case of another length.
  if (sought === '' || lower.length !== text.length) return [{ text, isHit: false }]
  const pieces: Piece[] = []
  let end = 0
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, end)) {
    if (at > end) pieces.push({ text: text.slice(end, at), isHit: false })
    end = at + sought.length
    pieces.push({ text: text.slice(at, end), isHit: true })
  }
  return end < text.length || text === '' ? [...pieces, { text: text.slice(end), isHit: false }] : pieces
}

const folded = (words: string): string => words.trim().toLowerCase()

const textIn = ({ body, isRevoked }: ChatMessage): string => {
  if (isRevoked) return ''
  if (body.kind === 'text') return body.text
  // The app shows an end in its own words.
  return body.kind === 'custom' && !isEnd(body) ? `${body.description}\n${body.extension}` : ''
}
