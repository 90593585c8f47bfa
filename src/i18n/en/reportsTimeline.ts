import type { Words } from '../words'
import type zh from '../zh/reportsTimeline'

const words: Words<typeof zh> = {
  patient: { label: 'Whose reports', choose: 'Please choose', self: 'You', nobody: 'There is nobody to choose yet' },
  lead: 'These are the numbers that each report records. What a change means is for a doctor to say.',
  none: {
    title: 'No report yet',
    text: 'There is no palpation report of this patient yet. After a check, every visit stands here side by side.',
    action: 'See the services',
  },
  measures: { score: 'Risk score', bmi: 'Body mass index (BMI)', largest: 'Largest lesion' },
  values: { score: '{{value}} of 100', bmi: '{{value}}', largest: '{{value}} mm', noLesion: 'No lesion recorded' },
  chart: {
    label: '{{measure}}: recorded at {{count}} visits. Latest: {{latest}}. The table below has every number.',
    empty: 'Nothing was recorded at these visits.',
    latest: 'Latest: {{latest}} ({{day}})',
    gaps: 'A visit without a record leaves a gap.',
  },
  table: { open: 'See the table', caption: '{{measure}}, the latest visit first', day: 'Day of the check' },
  notRead: {
    title: 'Some reports could not be loaded',
    again: 'In the charts and tables below, those visits leave a gap.',
  },
  earlier: 'Show earlier visits',
  compare: {
    title: 'Two visits side by side',
    one: 'There has been one visit so far. After the second you can see both side by side.',
    earlier: 'The earlier visit',
    later: 'The later visit',
    choose: 'Please choose',
    same: 'Please choose two different visits.',
    waiting: 'Loading the two reports',
    unread: 'One of the two reports could not be loaded, so they cannot be compared now.',
    nothing: 'Neither visit has a lesion on record.',
    rule: 'Lesions of the same breast and zone, at most one hour apart on the clock, count as the same one; sizes less than 1 mm apart count as the same.',
    caution:
      'A change in the record is not a change in your health. Another examiner or method changes the record too. Please let a doctor read it.',
    caption: 'Lesions recorded at the two visits',
    before: 'Earlier',
    after: 'Later',
    unsized: 'size not recorded',
    absent: 'not recorded',
  },
  changes: {
    new: 'Recorded at the later visit only',
    gone: 'Not recorded at the later visit',
    larger: 'The recorded number is larger',
    smaller: 'The recorded number is smaller',
    same: 'Recorded with the same size',
    unsized: 'One visit has no size on record',
    unplaced: 'Its place is not clear enough to compare',
  },
  place: {
    sides: { left: 'Left breast', right: 'Right breast' },
    hour: '{{hour}} o’clock',
    zone: 'Zone {{zone}}',
    areola: 'Areola',
    unknown: 'Place not recorded',
  },
}

export default words
