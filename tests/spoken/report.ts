import { connectDocuments, type Exported } from '@/gateways/pdf/port'
import { renderApp } from '../support/app'
import { button, link, text } from './controls'
import { PHONE, type Transcript } from './transcript'

/** Opens a report from the list and, in Chinese, exports it as PDF. English has no downloads (A225). */
export const report = async ({ words, language, open, step, press, read }: Transcript) => {
  const { palpation, pdf, reports, reportsList } = words
  await open(
    'Open my reports',
    () => renderApp('/report/list', { language, signedInAs: PHONE }),
    text(reportsList.documents.palpation),
  )
  await read()
  await press(link(reportsList.actions.view), () => {
    text(reports.foot.disclaimer)()
    button(palpation.lesion.showPlace.replace('{{number}}', '1'))
  })
  await read()
  if (language === 'en') return
  let finish: (made: Exported) => void = () => undefined
  connectDocuments({
    prepare: () => undefined,
    open: () => Promise.reject(new Error('No document is read here.')),
    exportA4: ({ onProgress }) => {
      onProgress({ done: 1, total: 2 })
      return new Promise((made) => (finish = made))
    },
  })
  await press(button(pdf.export.begin), text(pdf.export.working.replace('{{done}}', '1').replace('{{total}}', '2')))
  await step('The document is made', () => finish({ pdf: new Blob(), pictures: [] }), text(pdf.fileName))
}
