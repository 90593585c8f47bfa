import type { Page } from '@playwright/test'

/** Acts, and sees the one notice that follows. It lasts 1.5 s, and on a busy machine a click ends later than that. */
export const expectNotice = async (page: Page, text: string, act: () => Promise<void>): Promise<void> => {
  await Promise.all([page.getByRole('alert').filter({ hasText: text }).waitFor({ state: 'attached' }), act()])
}
