/**
 * Hosts of the chat platform by the region of an application. `sockets` carry the chat, `calls` are the package's own
 * requests, `files` are uploads and downloads. `{app}` is the application's number.
 *
 * `package` is tim-js-sdk 2.27.6: its table of production hosts and its address of error texts. `vendor` is
 * cloud.tencent.com/document/product/269/95861 and the lists of hosts that the vendor gives for firewalls.
 */
const CHINA = {
  sockets: [
    { host: 'wss.im.qcloud.com', source: 'package' },
    { host: 'wss.tim.qq.com', source: 'package' },
    { host: '162.14.13.203', source: 'package' },
    { host: 'wss.my-imcloud.com', source: 'package' },
    { host: '{app}w4c.my-imcloud.com', source: 'vendor' },
  ],
  calls: [
    { host: 'events.im.qcloud.com', source: 'package' },
    { host: 'api.my-imcloud.com', source: 'package' },
    { host: 'web.sdk.qcloud.com', source: 'package' },
    { host: 'webim.tim.qq.com', source: 'vendor' },
  ],
  files: [
    { host: '{app}-cn.rich.my-imcloud.com', source: 'vendor' },
    { host: 'cn.rich.my-imcloud.com', source: 'vendor' },
    { host: 'cn.imrich.qcloud.com', source: 'vendor' },
    { host: 'cos.ap-shanghai.myqcloud.com', source: 'vendor' },
    { host: 'cos.ap-shanghai.tencentcos.cn', source: 'vendor' },
  ],
}

/** Regions abroad, by the package's number ranges in millions. Their files are at the vendor's domains. */
const ABROAD = [
  { code: 'sgp', numbers: [20, 1720] },
  { code: 'kr', numbers: [30, 1730] },
  { code: 'ger', numbers: [40, 1740] },
  { code: 'ind', numbers: [50, 1750] },
  { code: 'jpn', numbers: [60, 1760] },
  { code: 'usa', numbers: [70, 1770] },
]

const MILLION = 1_000_000
const WIDTH = 10

/** The vendor's domains, for an unknown application number. */
const DOMAINS = {
  sockets: ['*.im.qcloud.com', 'wss.tim.qq.com', '162.14.13.203', '*.my-imcloud.com'],
  calls: ['events.im.qcloud.com', '*.my-imcloud.com', 'web.sdk.qcloud.com', 'webim.tim.qq.com'],
  files: ['*.my-imcloud.com', 'cn.imrich.qcloud.com', '*.myqcloud.com', '*.tencentcos.cn'],
}

export const platformHosts = (appNumber) => {
  if (appNumber === undefined) return DOMAINS
  if (!/^\d+$/.test(appNumber))
    throw new Error(`VITE_IM_SDK_APP_ID is malformed: ${JSON.stringify(appNumber)}; it takes digits`)
  const site = ABROAD.find(({ numbers }) => numbers.some((first) => isOfSite(Number(appNumber), first)))
  if (site === undefined) return mapped(CHINA, ({ host }) => host.replace('{app}', appNumber))
  return {
    sockets: [`wss${site.code}.im.qcloud.com`, `wss${site.code}.my-imcloud.com`],
    calls: [`api${site.code}.my-imcloud.com`, 'events.im.qcloud.com', 'web.sdk.qcloud.com'],
    files: DOMAINS.files,
  }
}

const isOfSite = (number, first) => number >= first * MILLION && number < (first + WIDTH) * MILLION

export const platformSources = (appNumber) => {
  const { sockets, calls, files } = platformHosts(appNumber)
  return [...sockets.map((host) => `wss://${host}`), ...new Set([...calls, ...files].map((host) => `https://${host}`))]
}

const mapped = (groups, change) =>
  Object.fromEntries(Object.entries(groups).map(([name, hosts]) => [name, hosts.map(change)]))
