import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

export const hasArrived = (text: string) =>
  waitFor(() => {
    const row = [...document.querySelectorAll('li[data-key]')].find((one) => one.textContent.includes(text))
    expect(row).toBeDefined()
    expect(row?.querySelector('[data-failed], [role="img"][aria-label="发送中"]')).toBeNull()
  })
