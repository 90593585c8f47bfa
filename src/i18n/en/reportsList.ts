import type { Words } from '../words'
import type zh from '../zh/reportsList'

const words: Words<typeof zh> = {
  tabs: { label: 'Kind of report', inspection: 'Check reports', health: 'Questionnaire reports' },
  card: {
    date: 'Day of the check',
    madeOn: 'Made on',
    patient: 'Patient',
    organisation: 'Clinic',
    summary: 'Summary: {{summary}}',
    unnamed: 'Check report',
    unnamedHealth: 'Health management report',
  },
  timeline: 'The numbers of every visit side by side',
  unfinished: {
    text: 'This report is not finished yet. It will appear here once it is.',
    progress: 'View progress',
  },
  documents: {
    palpation: 'Palpation imaging report',
    assessment: 'Health assessment report',
    document: 'Report',
    health: 'Health management report',
  },
  actions: { view: 'View', download: 'Download', preview: 'Preview', downloadPdf: 'Download PDF', detail: 'Details' },
  missingAssessment: {
    text: 'The health assessment report still needs height, weight and a few more facts. It is made once you add them.',
    fill: 'Add them',
  },
  notMade: { text: 'The report has not been made yet. Please look again later.', close: 'OK' },
  notFound: { title: 'This file could not be opened', next: 'Please tap again in a moment.' },
  none: {
    title: 'No report yet',
    inspection: 'After a check, the report appears here.',
    health: 'After a health questionnaire, the report appears here.',
    action: 'See the services',
  },
  detail: {
    number: 'Check number',
    copy: 'Copy the check number',
    copied: 'Copied',
    notCopied: 'It could not be copied. Press and hold the number below to copy it',
    steps: 'Where your report is',
    extra: 'Step {{number}}',
    states: { done: 'Done', now: 'Now', ahead: 'To come' },
    next: {
      toBeChecked: {
        title: 'Waiting for the check-in',
        text: 'Once you have checked in at the clinic, the check can begin. Please bring your ID.',
      },
      checking: {
        title: 'Waiting for the check',
        text: 'You are checked in. A check takes about half an hour; the staff will tell you when it is your turn.',
      },
      checked: {
        title: 'A doctor is reading your results',
        text: 'The check is done and a doctor is looking at the results. Most reports take a few days. You need not come again for it.',
      },
      reportOut: {
        title: 'The report is being drawn up',
        text: 'The doctor has read it, and the report is nearly ready, usually within a day. Please look again later.',
      },
      done: {
        title: 'The report is ready',
        text: 'You can open it now, and take it along when you talk to a doctor.',
      },
    },
    late: 'No report after a week? Please contact the clinic and tell them the check number.',
    toList: 'See my reports',
  },
  steps: {
    toBeChecked: 'Registered',
    checking: 'Check',
    checked: 'Read by a doctor',
    reportOut: 'Report made',
  },
}

export default words
