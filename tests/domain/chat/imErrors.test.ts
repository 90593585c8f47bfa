import { expect, test } from 'vitest'
import { ImError, imErrorWord } from '@/domain/chat/imErrors'
import en from '@/i18n/chat/en'
import zh from '@/i18n/chat/zh'

const LARGEST = 130_000

test('[CHAT-47] [A289] the texts of both languages cover exactly the platform’s error codes', () => {
  const words = new Set<string>()
  for (let code = 0; code <= LARGEST; code++) {
    const word = imErrorWord(new ImError(code, ''))
    if (word !== undefined) words.add(word)
  }
  for (const said of [zh.imErrors, en.imErrors]) {
    expect(Object.keys(said).sort()).toEqual([...words].sort())
    expect(Object.values(said).filter((text) => text.trim() === '')).toEqual([])
  }
})
