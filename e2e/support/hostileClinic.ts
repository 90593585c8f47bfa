import type { Page } from '@playwright/test'

/** A text that would become an element if parsed as HTML, and a word that fits on no line. */
const HOSTILE = `<img src=x onerror="window.hurt=1">${'W'.repeat(3000)}`

/** Makes every text of the server hostile; ids, codes, days, numbers and addresses stay. */
export const makeHostile = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: hostile(await response.text()) })
  })
}

// Works on the text instead of parsing it, because ids beyond 2^53 would lose digits.
const hostile = (json: string): string =>
  json.replace(/"((?:[^"\\]|\\.)*)"(\s*:)?/g, (text: string, _inside: string, colon: string | undefined) => {
    if (colon !== undefined) return text
    const value = JSON.parse(text) as string
    if (/^[[{]/.test(value)) return JSON.stringify(hostile(value))
    return isWord(value) ? JSON.stringify(HOSTILE) : text
  })

const isWord = (text: string): boolean => /\p{L}/u.test(text) && !/^(https?:)?\/|^\d{4}-\d\d-\d\d/.test(text)
