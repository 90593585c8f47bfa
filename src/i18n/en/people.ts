import type zh from '../zh/people'
import type { Words } from '../words'

const words: Words<typeof zh> = {
  phone: 'Mobile number',
  unnamed: 'No name yet',
  failed: 'Your details could not be loaded',
  services: 'My services',
  largeText: 'Large text',
  textSize: 'Text size',
  textSizes: { large: 'Large', largest: 'Extra large' },
  signOut: 'Sign out',
  signOutAsk: {
    title: 'Sign out?',
    message: 'Nothing of yours stays on this phone. Your appointments and reports are kept in your account: sign in with your mobile number to see them.',
    cancel: 'Stay signed in',
  },
  version: 'Version {{version}}',
}

export default words
