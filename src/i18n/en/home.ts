import type zh from '../zh/home'
import type { Words } from '../words'

const words: Words<typeof zh> = {
  welcome: 'Get to know your body calmly. We are with you, step by step.',
  names: { '1': 'Breast health testing', '2': 'Health questionnaire', '3': 'Premium service' },
  later: 'The details have not arrived. Open it to try again',
  empty: { title: 'No services are open at the moment', text: 'Please come back later.' },
  specifications: 'Options',
  use: { appointment: 'Book now', questionnaire: 'Fill in the questionnaire', link: 'Open the service' },
  noWay: 'The link of this service cannot be opened at the moment',
  gone: 'This service cannot be shown right now. You are back on Home',
  cardsFailed: 'The services could not be loaded',
  allServices: 'See all services',
  selfTest: 'Six questions about the next 5 years',
  follow: { text: 'Follow us for reminders', close: 'Close this notice' },
  ads: {
    label: 'Highlights',
    item: 'Highlight {{place}} of {{total}}',
    pause: 'Pause the pictures',
    play: 'Let the pictures go on',
    failed: 'The pictures could not be loaded',
  },
  news: { title: 'Health news', columns: 'News columns', failed: 'The news could not be loaded' },
}

export default words
