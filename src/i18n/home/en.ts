import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  greeting: {
    morning: 'Good morning, and welcome to',
    afternoon: 'Good afternoon, and welcome to',
    evening: 'Good evening, and welcome to',
  },
  welcome: 'Book a check, fill in your questionnaire, read your report.',
  next: {
    label: 'Your next step',
    unsure: {
      title: 'Your next step did not load',
      slow: 'The network is slow. We are still checking.',
      text: 'You can still open your appointments.',
      action: 'My appointments',
    },
    asOf: {
      failed: 'As of {{time}}. We could not update it.',
      slow: 'As of {{time}}. We are updating it.',
    },
    book: {
      first: 'Start here',
      title: 'Book a breast check',
      steps: ['Choose a clinic and a day', 'Pay online', 'Check in at the clinic on the day'],
      action: 'Book a check',
      cost: 'Price: {{price}}',
    },
  },
  nearby: {
    title: 'Where to get checked',
    near: 'Clinics near you',
    all: 'All clinics',
    failed: 'The clinics could not be loaded',
  },
  names: { '1': 'Breast health testing', '2': 'Health questionnaire', '3': 'Premium service' },
  later: 'Details not loaded. Open it to try again.',
  empty: { title: 'No services are open at the moment', text: 'Please come back later.' },
  cardsFailed: 'The services could not be loaded',
  allServices: 'See all services',
  selfTest: 'Six questions to estimate your risk over the next 5 years',
  follow: { text: 'Follow us to find your way back here', close: 'Close this notice' },
  ads: {
    label: 'Ad',
    item: 'Ad {{place}} of {{total}}',
    pause: 'Pause slideshow',
    play: 'Resume slideshow',
    failed: 'The ads could not be loaded',
  },
  news: { title: 'Health news', columns: 'News columns', failed: 'The news could not be loaded' },
}

export default words
