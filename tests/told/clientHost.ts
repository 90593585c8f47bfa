import { vi } from 'vitest'
import type { ClientHost } from '@/api/http'

/** An app around the client that is told everything and does nothing. */
export const clientHost = (parts: Partial<ClientHost> = {}): ClientHost => ({
  baseUrl: '/api',
  token: () => 'token-1',
  mayWrite: () => true,
  renewed: vi.fn(),
  dropped: vi.fn(),
  signedOut: vi.fn(),
  notice: vi.fn(),
  ...parts,
})
