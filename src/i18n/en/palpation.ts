import type { Words } from '../words'
import type zh from '../zh/palpation'

const words: Words<typeof zh> = {
  notRecorded: 'Not recorded',
  summary: 'Summary',
  guidance: 'Advice',
  suggestions: {
    regularReview: 'Regular review',
    reviewInHalfAYear: 'Review in 6 months',
    referral: 'Referral to a breast specialist',
  },
  next: {
    label: 'Next step',
    book: 'Book a check',
    referral: {
      title: 'Please see a breast specialist soon',
      text: 'This report asks for a breast specialist to take a closer look. A referral is not a diagnosis.',
      today:
        'What you can do today: book a visit at a breast clinic and take this report along. You can also ask a doctor online first.',
      seen: 'If you have been there already, follow what your doctor has arranged.',
      act: 'Ask a doctor',
    },
    review: {
      title: 'Review in half a year',
      due: 'Review due around {{day}}.',
      overdueTitle: 'It is time for the review',
      overdue:
        'The report asked for a review by {{day}}, which has passed. If you have not been yet, you can book now.',
      unknown: 'The day of the check was not recorded. Please ask the clinic when the review is due.',
      earlier: 'If you notice a change, do not wait for the review: see a doctor earlier.',
    },
    regular: {
      title: 'Regular review',
      text: 'Go on with regular checks, and check yourself once a month. If you notice a change, do not wait for the next check: see a doctor.',
    },
    unknown: {
      title: 'Please ask a doctor what comes next',
      text: 'This report does not say what to do next. You can ask the clinic, or a doctor online.',
      act: 'Ask a doctor',
    },
  },
  found: {
    title: 'What was recorded',
    none: 'No place was recorded this time. Please see the next step above.',
    count: 'Places recorded: {{count}}',
    earlier: 'Show earlier ones ({{count}} left)',
    later: 'Show more ({{count}} left)',
    unreadable: 'Places that cannot be shown: {{count}}. Please ask the clinic about them.',
    noneReadable: 'Places that were recorded: {{count}}. None of them can be shown. Please ask the clinic about them.',
  },
  place: {
    sides: { right: 'Right breast', left: 'Left breast' },
    hour: '{{hour}} o’clock',
    zone: 'Zone {{zone}}',
    areola: 'Areola',
    noSide: 'Side not recorded',
    noHour: 'Clock not recorded',
    noZone: 'Zone not recorded',
  },
  map: {
    label: 'Drawing of both breasts, marked: right breast {{right}}, left breast {{left}}',
    right: 'Right R',
    left: 'Left L',
    notToScale: 'Drawing, not to scale',
    facing:
      'Seen face to face: the body’s right is on the left of the drawing, 12 is up, and zones run from A inside to E outside.',
    tap: 'Tap a number to read about that place.',
    marker: '{{number}} · {{place}}',
    several: '{{count}} places · {{place}}',
    many: '×{{count}}',
    here: '{{place}}: {{count}} close together',
    severalHere: 'A number with × says how many places lie there.',
    hidden: 'Position not recorded, so not on the drawing: {{count}}',
  },
  lesion: {
    number: 'Place {{number}}',
    notOnMap: 'Position not recorded, so it is not on the drawing.',
    show: 'Show on the drawing',
    showPlace: 'Show place {{number}} on the drawing',
    diagnosis: 'Diagnosis',
    description: 'Description',
    size: 'Size (width*height)',
    sizeMm: '{{width}}*{{height}} mm',
    hardness: 'Hardness',
    shape: 'Form',
    shapes: { singlePeak: 'Single peak', multiPeak: 'Multi-peak' },
    descriptors: {
      bottomMargin: 'Bottom margin',
      homogeneity: 'Homogeneity',
      mobility: 'Mobility',
      peakHeight: 'Peak height',
      peakShape: 'Peak shape',
      ribArtefact: 'Rib artefact',
      shape: 'Shape',
    },
    descriptor: '{{name}}: {{value}}',
    pictures: { flat: 'flat picture', raised: 'raised picture' },
    picture: 'Place {{number}}, {{kind}}',
    enlarge: 'Enlarge',
    enlargePicture: 'Enlarge: {{picture}}',
  },
  text: {
    copy: 'Copy as text',
    copied: 'Copied. You can paste it into a chat or a note.',
    notCopied: 'It could not be copied. Press and hold the text below to copy it',
  },
  measures: {
    text: 'Height and weight are not filled in yet.',
    act: 'Fill in',
  },
}

export default words
