import type { ContractReport } from './collect'

const BOX = {
  position: 'fixed',
  left: '8px',
  bottom: '72px',
  zIndex: '9999',
  maxWidth: 'calc(100vw - 16px)',
  font: '13px/18px monospace',
  color: 'var(--color-ink)',
  background: 'var(--color-caution-soft)',
  border: '1px solid var(--color-caution)',
  borderRadius: '10px',
  padding: '4px 10px',
}

const TEXT = { maxHeight: '50vh', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: '8px 0' }

/**
 * Puts a folded panel on the page that counts deviations. Returns a function that shows the newest report. Its styles
 * are set by script, because the content policy allows no other.
 */
export const showPanel = (report: () => ContractReport & { text: string }): (() => void) => {
  const box = element('details', BOX)
  const summary = element('summary', { minHeight: '28px', cursor: 'pointer' })
  const text = element('pre', TEXT)
  const copy = element('button', { font: 'inherit', minHeight: '32px' })
  copy.type = 'button'
  copy.textContent = 'Copy as text'
  copy.addEventListener('click', () => void navigator.clipboard.writeText(report().text))
  box.append(summary, text, copy)
  box.dataset['contract'] = ''
  document.body.append(box)
  const show = () => {
    const { rows, text: all } = report()
    summary.textContent = `Contract: ${rows.filter(({ isAbsence }) => !isAbsence).length}`
    text.textContent = all
  }
  show()
  return show
}

const element = <N extends keyof HTMLElementTagNameMap>(
  name: N,
  styles: Readonly<Record<string, string>>,
): HTMLElementTagNameMap[N] => {
  const made = document.createElement(name)
  Object.assign(made.style, styles)
  return made
}
