const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const quietMs = 2_000
const limitMs = 60_000

/** One cold load of a page on a slow phone: its timings, its layout shifts and what it transferred. */
export const measure = async (browser, url) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'token', value: 'bench', url: new URL(url).origin }])
  await context.addInitScript(observe)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const transfer = await watchTransfer(devtools, new URL(url).host)
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load', timeout: limitMs })
  await transfer.quiet()
  const [asked, shown] = [url, page.url()].map((address) => new URL(address).pathname)
  if (asked !== shown) throw new Error(`${asked} went on to ${shown}, so this would measure another screen.`)
  const timings = await page.evaluate(() => window.timings)
  await context.close()
  return { ...summary(timings), ...transfer.totals() }
}

/** Runs in the page before everything else. */
const observe = () => {
  const timings = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  window.timings = timings
  const each = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime
  })
  each('largest-contentful-paint', (entry) => {
    timings.lcp = entry.startTime
  })
  each('layout-shift', (entry) => {
    if (!entry.hadRecentInput) timings.cls += entry.value
  })
  each('longtask', ({ startTime, duration }) => timings.tasks.push({ startTime, duration }))
}

const watchTransfer = async (devtools, host) => {
  const open = new Map()
  const totals = { scriptBytes: 0, styleBytes: 0, requests: 0, calls: 0 }
  let lastChange = Date.now()
  const touch = () => (lastChange = Date.now())
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    touch()
    const address = new URL(request.url)
    if (address.host !== host) return
    open.set(requestId, type)
    if (address.pathname.startsWith('/api/')) totals.calls += 1
    else totals.requests += 1
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    touch()
    const type = open.get(requestId)
    if (type === 'Script') totals.scriptBytes += encodedDataLength
    if (type === 'Stylesheet') totals.styleBytes += encodedDataLength
    open.delete(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    touch()
    open.delete(requestId)
  })
  await devtools.send('Network.enable')
  const quiet = async () => {
    const begun = Date.now()
    while (open.size > 0 || Date.now() - lastChange < quietMs) {
      if (Date.now() - begun > limitMs) throw new Error('The page does not come to rest.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return { quiet, totals: () => totals }
}

const summary = ({ fcp, lcp, cls, tasks }) => {
  const beyond50 = (list) => list.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { fcp, lcp, cls, blocking: beyond50(tasks), tbt: beyond50(tasks.filter(({ startTime }) => startTime >= fcp)) }
}
