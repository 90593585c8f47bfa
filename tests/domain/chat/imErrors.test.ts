import { expect, test } from 'vitest'
import { AWAITS_ADMISSION, ImError, imErrorWord, REQUEST_UNKNOWN } from '@/domain/chat/imErrors'
import en from '@/i18n/chat/en'
import zh from '@/i18n/chat/zh'

const LARGEST = 130_000

test('[CHAT-47] [A289] the texts of both languages cover exactly the error codes of the platform and of the app', () => {
  const words = new Set<string>()
  for (let code = Math.min(AWAITS_ADMISSION, REQUEST_UNKNOWN); code <= LARGEST; code++) {
    const word = imErrorWord(new ImError(code, ''))
    if (word !== undefined) words.add(word)
  }
  for (const said of [zh.imErrors, en.imErrors]) {
    expect(Object.keys(said).sort()).toEqual([...words].sort())
    expect(Object.values(said).filter((text) => text.trim() === '')).toEqual([])
  }
})

test.each([
  [500, '服务器错误', 'Server error'],
  [602, '用户名或密码不合法', 'The user name or password is not allowed'],
  [610, '用户名格式错误', 'The user name has a wrong format'],
  [612, '用户已存在', 'The user exists already'],
  [620, '用户不存在', 'The user does not exist'],
  [621, '密码错误', 'Wrong password'],
])('[CHAT-47] the code %i of the specification has its own text', (code, chinese, english) => {
  const word = imErrorWord(new ImError(code, ''))
  expect(word && [zh.imErrors[word], en.imErrors[word]]).toEqual([chinese, english])
})
