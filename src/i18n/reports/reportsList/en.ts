import type { Words } from '@/i18n/words'
import type zh from './zh'

const words: Words<typeof zh> = {
  loading:
    'After a check, the report appears here. If one is missing, first check that you signed in with the right phone number. If you did, please contact the clinic that did the check.',
  tabs: { label: 'Kind of report', inspection: 'Checks', health: 'Questionnaires' },
  patients: { label: 'Whose reports', all: 'Everyone' },
  card: {
    new: 'Not opened yet',
    opened: 'Opened',
    date: 'Date of the check',
    madeOn: 'Made on',
    patient: 'Patient',
    organisation: 'Clinic',
    summary: 'Summary: {{summary}}',
    palpation: 'Palpation imaging check',
    unnamed: 'Check report',
    unnamedHealth: 'Health management report',
  },
  toTimeline: 'Compare all visits',
  unfinished: {
    text: 'This report is not ready yet. It will appear here.',
    progress: 'View progress',
    noDocument: 'There is no file of this report yet. Once there is, you can open it here.',
  },
  documents: {
    palpation: 'Palpation imaging report',
    assessment: 'Health assessment report (risk)',
    document: 'Report',
    risk: 'Risk report (PDF)',
  },
  actions: { view: 'View', download: 'Download', preview: 'Preview', downloadPdf: 'Download PDF', detail: 'Details' },
  missingAssessment: {
    text: 'The health assessment report still needs height and weight. We prepare it once both are filled in.',
    fill: 'Fill in',
    failed: 'The questionnaire could not be opened',
  },
  notMade: { text: 'The report is not ready yet. Please look again later.', close: 'OK' },
  notFound: { title: 'This file could not be opened', next: 'Please tap again in a moment.' },
  none: {
    title: 'No report yet',
    inspection: 'After a check, the report appears here.',
    health: 'After a health questionnaire, the report appears here.',
    actions: { inspection: 'Book a check', health: 'See the services' },
  },
  detail: {
    number: 'Check number',
    copy: 'Copy the check number',
    copied: 'Copied',
    notCopied: 'We could not copy it. Press and hold the number below to copy it.',
    steps: 'Report progress',
    extra: 'Step {{number}}',
    states: { done: 'Done', now: 'Now', ahead: 'To come' },
    next: {
      toBeChecked: {
        title: 'Waiting for the check-in',
        text: 'Once you have checked in at the clinic, the check can begin. Please bring your ID card.',
      },
      checking: {
        title: 'Waiting for the check',
        text: 'You are checked in. The staff will tell you when it is your turn.',
      },
      checked: {
        title: 'The report is being reviewed',
        text: 'The check is done and the results are being reviewed. The clinic can tell you how long it takes; you need not come back for it.',
      },
      reportOut: {
        title: 'The report is being prepared',
        text: 'The results have been reviewed, and the report is being made. Please look again later.',
      },
      noDocument: {
        title: 'There is no report file yet',
        text: 'The check is done, but there is no file of its report yet. Please look again later.',
      },
      done: {
        title: 'The report is ready',
        text: 'You can open it now, and take it along when you talk to a doctor.',
      },
    },
    late: 'Still no report? Please contact the clinic and tell them the check number.',
    toList: 'See my reports',
  },
  steps: {
    toBeChecked: 'Check-in',
    checking: 'Check',
    checked: 'Review',
    reportOut: 'Report',
  },
  timeline: {
    patient: { label: 'Whose reports', choose: 'Please choose', self: 'Myself', nobody: 'Nobody to choose yet' },
    lead: 'These are the numbers in each report. A doctor can tell you what a change means.',
    none: {
      title: 'No report yet',
      text: 'There is no palpation imaging report for this patient yet. After each check, the visit appears here.',
    },
    measures: { score: 'Risk score', bmi: 'Body mass index (BMI)', largest: 'Largest finding' },
    units: { score: 'In points', bmi: 'In kg/m²', largest: 'In mm' },
    values: { score: '{{value}} of 100', bmi: '{{value}}', largest: '{{value}} mm', noLesion: 'None recorded' },
    chart: {
      label: '{{measure}}. Visits on record: {{count}}. Latest: {{latest}}. The table below has every number.',
      empty: 'Nothing was recorded at these visits.',
      latest: 'Latest: {{latest}}, {{day}}',
      gaps: 'A gap means no record',
    },
    table: { open: 'See the table', caption: '{{measure}}, the latest visit first', day: 'Date of the check' },
    notRead: {
      title: 'Some reports could not be loaded',
      again: 'In the charts and tables below, those visits leave a gap.',
    },
    unshown: {
      title: 'Some reports cannot be shown',
      text: 'Reports that cannot be shown: {{count}}. They are left out here. Please ask the clinic about them.',
    },
    earlier: 'Show earlier visits',
    compare: {
      title: 'Two visits side by side',
      one: 'There has been one visit so far. After the next one you can compare both.',
      oneShown: 'Only one visit can be shown, so there is nothing to compare now.',
      earlier: 'Earlier visit',
      later: 'Later visit',
      choose: 'Please choose',
      same: 'Please choose two different visits.',
      waiting: 'Loading the two reports',
      unread: 'One of the two reports could not be loaded, so they cannot be compared now.',
      nothing: 'Neither visit has a finding on record.',
      rule: 'Findings in the same breast and zone, at most one hour apart on the clock, count as the same one; sizes less than 1 mm apart count as the same.',
      caution:
        'A change in the record does not have to be a change in health: another examiner or method changes it too. Please ask a doctor what it means.',
      caption: 'Findings at the two visits',
      map: '{{visit}}: {{day}}',
      numbers:
        'The same number is the same finding on both drawings. The list below says what each sign means. Tap a number to read about it.',
      before: 'Earlier',
      after: 'Later',
      unsized: 'Size not recorded',
      absent: 'Not recorded',
    },
    changes: {
      new: 'Only at the later visit',
      gone: 'Only at the earlier visit',
      larger: 'The recorded number is larger',
      smaller: 'The recorded number is smaller',
      same: 'The recorded number is the same',
      unsized: 'No size recorded at one visit',
      unplaced: 'Position not clear enough to compare',
    },
  },
}

export default words
