import type { Trait } from '@/mocks/seeds/nobody'
import { useDemoWords } from './useDemoWords'

/** Says what an account of the clinic is there to show. */
export const useAccountNote = (): ((trait: Trait | undefined) => string) => {
  const { provider, traits } = useDemoWords()
  return (trait) => (trait === undefined ? provider.boundHere : traits[trait])
}
