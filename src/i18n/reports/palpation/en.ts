import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  notRecorded: 'Not recorded',
  summary: 'Summary',
  guidance: 'Advice',
  guidanceLead: 'Most important: {{lead}}.',
  suggestions: {
    regularReview: 'Regular checks',
    reviewInHalfAYear: 'A check in 6 months',
    referral: 'See a breast specialist',
  },
  next: {
    label: 'Next step',
    book: 'Book a check',
    referral: {
      title: 'Please see a breast specialist soon',
      text: 'This report suggests that a breast specialist should take a closer look. A referral is not a diagnosis.',
      today:
        'What you can do today: book a visit at a hospital’s breast clinic, and take this report along. You can also ask a doctor online first.',
      seen: 'If you have already been, please follow your doctor’s plan.',
      act: 'Ask a doctor',
    },
    review: {
      title: 'Next check in 6 months',
      due: 'The next check is due around {{day}}.',
      overdueTitle: 'The next check is due',
      overdue:
        'This report advised the next check around {{day}}. That day has passed. If it has not been done yet, you can book it now.',
      unknown: 'The day of the check was not recorded. Please ask the clinic when the next check is due.',
      earlier: 'If you notice a change, do not wait for the next check: see a doctor sooner.',
    },
    regular: {
      title: 'Regular checks',
      text: 'Please keep up regular checks, and look and feel for changes once a month. If you notice a change, do not wait for the next check: see a doctor.',
    },
    unknown: {
      title: 'Please ask a doctor what comes next',
      titleInWords: 'Please read the advice below',
      inWords:
        'What this report advises is below, under “Advice”. If anything is unclear, ask the clinic or a doctor online.',
      unreadable: 'Some of the advice in this report cannot be shown. Please ask the clinic, or a doctor online.',
      nothing: 'This report does not say what to do next. You can ask the clinic or a doctor online.',
      act: 'Ask a doctor',
    },
  },
  found: {
    title: 'Findings',
    none: 'Nothing was recorded that needs marking.',
    noneNext: 'Please see the next step above.',
    notTold: 'The list of findings is missing. That does not mean that nothing was found. Please ask the clinic.',
    count: '{{count}} recorded',
    earlier: 'Show previous ({{count}} left)',
    later: 'Show more ({{count}} left)',
    unreadable: 'Findings that cannot be shown: {{count}}. Please ask the clinic about them.',
    noneReadable: 'Findings on record: {{count}}. None of them can be shown. Please ask the clinic about them.',
  },
  place: {
    sides: { right: 'Right breast', left: 'Left breast' },
    hour: '{{hour}}\u00a0o’clock',
    zone: 'Zone\u00a0{{zone}}',
    areola: 'Areola',
    noSide: 'Side not recorded',
    noHour: 'Clock position not recorded',
    noZone: 'Zone not recorded',
  },
  map: {
    label: 'Drawing of both breasts, marked: right breast {{right}}, left breast {{left}}',
    right: 'Right R · {{count}}',
    left: 'Left L · {{count}}',
    notToScale: 'Drawing, not to scale',
    facing:
      'Seen face to face, so the right breast is on the left. 12 o’clock is at the top, and the zones run from A (centre) to E (edge).',
    tap: 'Tap a number to read about it, and an underlined word to see what it means.',
    marker: '{{number}} · {{place}}',
    several: '{{count}} findings · {{place}}',
    many: '×{{count}}',
    here: '{{place}}: {{count}} close together',
    severalHere: 'A number with × says how many findings are there.',
    hidden: 'Position not recorded, so not on the drawing: {{count}}',
  },
  lesion: {
    number: 'Finding {{number}}',
    notOnMap: 'Position not recorded, so it is not on the drawing.',
    show: 'Show on the drawing',
    showPlace: 'Show finding {{number}} on the drawing',
    diagnosis: 'Diagnosis',
    description: 'Description',
    size: 'Size (width*height)',
    sizeMm: '{{width}}*{{height}} mm',
    notMeasured: 'Not measured',
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
    },
    descriptor: '{{name}}: {{value}}',
    pictures: { flat: 'flat picture', raised: 'raised picture' },
    picture: 'Finding {{number}}, {{kind}}',
    enlarge: 'Enlarge',
    enlargePicture: 'Enlarge: {{picture}}',
  },
  text: {
    copy: 'Copy as text',
    copied: 'Copied. You can paste it into a chat or a note.',
    notCopied: 'We could not copy it. Press and hold the text below to copy it.',
  },
  toSummary: {
    title: 'One page to take along',
    note: 'Findings, sizes, answers and your questions, as a picture or a PDF',
  },
  measures: {
    missing: 'The questionnaire still needs height or weight.',
    unreadable: 'Height and weight in the questionnaire could not be read. You can fill them in again.',
    failed: 'We could not check whether the questionnaire has height and weight',
    act: 'Fill in',
  },
}

export default words
