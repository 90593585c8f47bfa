import { screen } from '@testing-library/react'
import { openAs, typeInto, type User } from './support'

export const openProfileForm = (language: 'zh' | 'en' = 'zh', search = '') =>
  openAs(`/profile${search}`, language === 'zh' ? '个人资料' : 'Profile', language)

export const jsonOf = async (request: Request | undefined) => (await request?.json()) as unknown

/** Chooses Modify at the phone number, and types another one. */
export const changePhone = async (user: User, phone: string) => {
  await user.click(screen.getByRole('button', { name: '修改手机号' }))
  await typeInto(user, '手机号', phone)
}
