import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  fileName: 'health-report.pdf',
  fetching: 'Downloading the report',
  loaded: '{{megabytes}} MB downloaded',
  loadedOf: '{{megabytes}}\u00a0of\u00a0{{total}} MB downloaded',
  pages: 'Pages of the report',
  pageOf: 'Page\u00a0{{page}}\u00a0of\u00a0{{count}}',
  pageFailed: 'This page cannot be shown',
  noText: 'This page is a picture without text that could be read out',
  textFailed: 'The text of this page cannot be read out',
  zoom: { label: 'Size of the pages', in: 'Larger', out: 'Smaller', now: '{{percent}}%' },
  save: 'Save the report',
  export: {
    begin: 'Export the report as A4 (PDF)',
    preparing: 'Getting ready',
    working: 'Pages done: {{done}}\u00a0of\u00a0{{total}}',
    giveUp: 'Cancel',
    cancelled: 'Export cancelled',
    saved: 'Saved as {{name}}',
    failed: 'The PDF could not be made. Please try again, or use the text version.',
  },
  pictures: {
    title: 'Save to your phone',
    press: 'WeChat cannot save files. Press and hold the picture below, then choose “Save image”.',
    browser:
      'To save the whole PDF, copy the link below and open it in your phone’s browser. Sign in and save it there.',
    fromReports:
      'To save the whole PDF, copy the link below and open it in your phone’s browser. Sign in, open this report in “My reports”, and save it there.',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'We could not copy it. Press and hold the link below to copy it.',
    previous: 'Previous',
    next: 'Next',
  },
  toReports: 'Go to my reports',
  problems: {
    address: {
      title: 'This link cannot be opened',
      text: 'For your safety only reports on an encrypted connection are opened here. Please open it again from “My reports”.',
    },
    gone: { title: 'Report not found', text: 'The link may have expired. Please open it again from “My reports”.' },
    tooBig: {
      title: 'This report is too big',
      text: 'Files of more than 30 MB cannot be opened here. Please ask the clinic for the file, or for a printed report.',
    },
    tooLong: {
      title: 'This report is too long',
      text: 'Files of more than 200 pages cannot be opened here. Please ask the clinic for the file, or for a printed report.',
    },
    notPdf: {
      title: 'This is not a PDF report',
      text: 'What arrived is not a report. Please open it again from “My reports” a little later.',
    },
    locked: {
      title: 'This report has a password',
      text: 'Files with a password cannot be opened here. Please contact the clinic.',
    },
    broken: {
      title: 'This report cannot be shown',
      text: 'The file is damaged. Please open it again from “My reports”; if that does not help, please contact the clinic.',
    },
  },
}

export default words
