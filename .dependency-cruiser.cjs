'use strict'
/**
 * Who may import whom, as dependency-cruiser rules. A folder under src without a row here stops the lint.
 * `folders`: what a row may import besides itself. `vendors`: the packages it owns; a package in no row is refused.
 * A vendor written as [package, file] is owned by that one file.
 */
const PORTS = 'gateways/[^/]+/port'

const TABLE = {
  lib: { folders: [], vendors: ['dayjs', ['js-cookie', 'cookies.ts'], 'valibot'] },
  domain: { folders: ['lib'], vendors: [] },
  contract: { folders: ['lib'], vendors: ['valibot'] },
  ui: { folders: ['lib'], vendors: ['antd-mobile', 'react', 'react-dom', ['react-router-dom', 'LinkBlock.tsx']] },
  gateways: {
    folders: ['domain', 'lib'],
    vendors: ['tim-js-sdk', 'tim-upload-plugin', 'pdfjs-dist', 'html2canvas', 'jspdf'],
  },
  api: { folders: ['contract', 'domain', 'lib'], vendors: [['axios', 'http.ts'], 'valibot'] },
  stores: { folders: ['api', 'domain', 'lib', PORTS], vendors: [['zustand', 'createStore.ts'], 'valibot'] },
  i18n: { folders: ['domain', 'api/errors', 'lib'], vendors: ['i18next', 'react-i18next'] },
  routes: {
    folders: ['stores', 'domain', 'ui', 'i18n', 'lib', PORTS],
    vendors: ['react-router-dom', 'react', 'react-dom', 'react-i18next'],
  },
  mocks: { folders: ['contract', 'lib', 'domain', PORTS], vendors: ['msw', 'valibot'] },
  demo: { folders: ['mocks', PORTS, 'ui', 'i18n', 'lib'], vendors: ['react', 'react-dom'] },
  // Compares the answers of a server with the contract, in development and staging builds.
  inspector: { folders: ['api', 'contract', 'lib'], vendors: ['axios', 'valibot'] },
  // Draws the first screens while the app is built.
  prerender: {
    folders: ['app', 'routes', 'ui', 'i18n', 'domain', 'lib'],
    vendors: ['i18next', 'react', 'react-dom', 'react-i18next', 'react-router-dom'],
  },
  // Joins the layers. Rules below refuse it the demo, its clinic and the prerendered markup.
  app: {
    folders: 'all',
    vendors: ['react', 'react-dom', 'react-router-dom', 'react-i18next', ['valibot', 'settings.ts']],
  },
}

/**
 * The order of the stores: an upper area may import a middle or a lower one, a middle one a lower one, and a lower one
 * only `auth` and `account`.
 */
const LOWER = ['auth', 'account', 'coupons', 'news', 'payment', 'questionnaires', 'reports', 'pdf']
const MIDDLE = ['consultations']
const UPPER = ['home', 'booking', 'appointments', 'checkIn', 'chat']
const TECHNICAL = [
  'createStore',
  'userStorage',
  'platformStorage',
  'checkInStorage',
  'questionForm',
  'idempotency\\w*',
  'submit',
  'sendOneOf',
  'auth/consent\\w*',
]
/** Routes that talk to an SDK through its port. */
const ROUTES_WITH_PORTS = ['pdf', 'consultations', 'chat']
/** Folders of routes that belong to no area: the question form, and parts that several areas show. */
const SHARED_BY_ROUTES = ['questionForm', 'shared']
/** Modules of lib that read the time, random numbers or the phone, so pure functions may not use them. */
const IMPURE = ['time/clock', 'countdown', 'random', 'storage', 'cookies', 'remote']
/**
 * The clinical formulas. The demo clinic may not use them but answers with recorded results, so that a wrong formula
 * is noticed.
 */
const FORMULAS = ['gail', 'bmi', 'riskLevel', 'evaluationAdvice']

const PACKAGES = '^node_modules/'
const inPackage = (name) => `^node_modules/${name}/`
const inFolder = (folder) => `^src/${folder}(/|\\.tsx?$)`
const area = (folder, names) => `^src/${folder}/(${names.join('|')})(/|\\.)`
const inRoutes = (names) => `^src/routes/(${names.join('|')})/`
const nameOf = (vendor) => (Array.isArray(vendor) ? vendor[0] : vendor)

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const rowRules = ([folder, { folders, vendors }]) => [
  ...(folders === 'all' ? [] : [folderRule(folder, folders)]),
  rule(
    `${folder}-vendors`,
    `src/${folder} imports only these packages: ${vendors.map(nameOf).join(', ') || 'none'}`,
    { path: `^src/${folder}/` },
    { path: PACKAGES, pathNot: vendors.map((vendor) => inPackage(nameOf(vendor))) },
  ),
  ...vendors
    .filter(Array.isArray)
    .map(([vendor, file]) =>
      rule(
        `${folder}-${vendor}-in-one-file`,
        `in src/${folder} only ${file} imports ${vendor}`,
        { path: `^src/${folder}/`, pathNot: `^src/${folder}/${file}$` },
        { path: inPackage(vendor) },
      ),
    ),
]

const folderRule = (folder, folders) =>
  rule(
    `${folder}-folders`,
    `src/${folder} imports only itself and: ${folders.join(', ') || 'nothing'}`,
    { path: `^src/${folder}/` },
    { path: '^src/', pathNot: [folder, ...folders].map(inFolder) },
  )

const special = [
  rule(
    'main-folders',
    'src/main.tsx imports app and (dynamically) demo and inspector',
    { path: '^src/main\\.tsx$' },
    { path: '^src/', pathNot: ['app', 'demo', 'inspector'].map(inFolder) },
  ),
  rule(
    'main-vendors',
    'src/main.tsx imports no package: src/app/mount.tsx renders',
    { path: '^src/main\\.tsx$' },
    { path: PACKAGES },
  ),
  rule(
    'demo-from-main',
    'only src/main.tsx opens the demo',
    { path: '^src/', pathNot: ['^src/demo/', '^src/main\\.tsx$'] },
    { path: '^src/demo/' },
  ),
  rule(
    'demo-dynamically',
    'a production build leaves the demo out, so it is imported dynamically',
    { path: '^src/main\\.tsx$' },
    { path: '^src/demo/', dynamic: false },
  ),
  rule(
    'prerender-from-build',
    'only the build imports the prerendered markup',
    { path: '^src/', pathNot: '^src/prerender/' },
    { path: '^src/prerender/' },
  ),
  rule(
    'mocks-from-demo',
    'the demo clinic is reached through src/demo only',
    { path: '^src/', pathNot: ['^src/demo/', '^src/mocks/'] },
    { path: '^src/mocks/' },
  ),
  rule(
    'domain-pure',
    'domain has no clock, random, storage',
    { path: '^src/domain/' },
    { path: `^src/lib/(${IMPURE.join('|')})\\.` },
  ),
  rule(
    'mocks-without-formulas',
    'the demo clinic never computes with our clinical formulas',
    { path: '^src/mocks/' },
    { path: `^src/domain/(${FORMULAS.join('|')})(/|\\.)` },
  ),
  rule(
    'routes-ports',
    `only the routes ${ROUTES_WITH_PORTS.join(', ')} see an SDK's port`,
    { path: '^src/routes/', pathNot: area('routes', ROUTES_WITH_PORTS) },
    { path: '^src/gateways/' },
  ),
  rule(
    'routes-areas',
    `an area's screens know no other area's: what several need lies in ${SHARED_BY_ROUTES.join(' or ')}`,
    { path: '^src/routes/([^/]+)/', pathNot: inRoutes(SHARED_BY_ROUTES) },
    { path: '^src/routes/[^/]+/', pathNot: ['^src/routes/$1/', inRoutes(SHARED_BY_ROUTES)] },
  ),
  rule(
    'routes-form',
    'the form knows no area',
    { path: inRoutes(['questionForm']) },
    { path: '^src/routes/[^/]+/', pathNot: inRoutes(SHARED_BY_ROUTES) },
  ),
  rule(
    'routes-shared',
    'what several areas share knows neither area nor form',
    { path: '^src/routes/(shared/|[^/]+$)' },
    { path: '^src/routes/[^/]+/', pathNot: inRoutes(['shared']) },
  ),
  rule(
    'ports-without-sdk',
    'a port knows no adapter: it imports domain and lib',
    { path: '^src/gateways/[^/]+/port\\.' },
    { pathNot: ['^src/domain/', '^src/lib/'] },
  ),
  rule(
    'stores-areas',
    'a store belongs to an area of the table or is technical',
    { path: '^src/', pathNot: '^src/stores/' },
    { path: '^src/stores/', pathNot: area('stores', [...LOWER, ...MIDDLE, ...UPPER, ...TECHNICAL]) },
  ),
  rule(
    'stores-technical',
    'a technical store file knows no area',
    { path: area('stores', TECHNICAL) },
    { path: '^src/stores/', pathNot: area('stores', TECHNICAL) },
  ),
  rule(
    'stores-lower',
    'a lower store imports auth and account only',
    { path: `^src/stores/(${LOWER.join('|')})(/|\\.)` },
    {
      path: '^src/stores/',
      pathNot: ['^src/stores/$1(/|\\.)', area('stores', ['auth', 'account', ...TECHNICAL])],
    },
  ),
  rule(
    'stores-middle',
    'a middle store imports lower ones only',
    { path: `^src/stores/(${MIDDLE.join('|')})(/|\\.)` },
    { path: '^src/stores/', pathNot: ['^src/stores/$1(/|\\.)', area('stores', [...LOWER, ...TECHNICAL])] },
  ),
  rule(
    'stores-upper',
    'an upper store imports middle and lower ones only',
    { path: `^src/stores/(${UPPER.join('|')})(/|\\.)` },
    {
      path: '^src/stores/',
      pathNot: ['^src/stores/$1(/|\\.)', area('stores', [...LOWER, ...MIDDLE, ...TECHNICAL])],
    },
  ),
  rule(
    'account-without-questionnaires',
    'a questionnaire knows whom it is about; the account and the form itself know no questionnaire',
    { path: ['^src/[^/]+/account', '^src/(domain|stores)/questionForm/'] },
    { path: '^src/[^/]+/questionnaires' },
  ),
  rule('no-node', 'the browser has no Node built-ins', { path: '^src/' }, { dependencyTypes: ['core'] }),
  rule(
    'inside-src',
    'src never imports tests, e2e or anything else beside it',
    { path: '^src/' },
    { pathNot: ['^src/', PACKAGES], couldNotResolve: false, dependencyTypesNot: ['core'] },
  ),
  rule(
    'resolves',
    'an import leads somewhere',
    { path: '^src/' },
    { couldNotResolve: true, dependencyTypesNot: ['core'] },
  ),
  rule('no-cycles', 'arrows point one way', { path: '^src/' }, { circular: true }),
  rule(
    'reached',
    // Tests also import modules of the demo clinic, and texts are imported by the pattern of their file names.
    'every file is reached from src/main.tsx; only the build reaches the frame',
    { path: '^src/main\\.tsx$' },
    {
      path: '^src/.*\\.tsx?$',
      pathNot: ['^src/mocks/', '^src/prerender/', '^src/i18n/.*(/[a-z]{2}|En)\\.ts$', '\\.d\\.ts$'],
      reachable: false,
    },
  ),
]

module.exports = {
  forbidden: [...Object.entries(TABLE).flatMap(rowRules), ...special],
  options: { doNotFollow: { path: 'node_modules' }, preserveSymlinks: true },
}
