import type { Page } from '@playwright/test'
import type { Webkit } from './webkitSession'

/** What a journey needs of a browser: elements are named by XPath, which WebDriver and Playwright both read. */
export type Driver = Pick<Webkit, 'see' | 'click' | 'type' | 'address' | 'run'>

/** Chromium as such a browser. */
export const chromiumDriver = (page: Page): Driver => {
  const find = (xpath: string) => page.locator(`xpath=${xpath}`).first()
  return {
    see: async (xpath) => {
      await find(xpath).waitFor()
      return (await find(xpath).textContent()) ?? ''
    },
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).pressSequentially(text),
    address: async () => new URL(page.url()),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
  }
}
