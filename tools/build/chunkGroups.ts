import { appChunkOf, chunkOf, stagedChunkOf } from './chunks.ts'

/**
 * The bundler's groups of modules: few requests, for slow networks. Two files hold what every visit needs, and one what
 * many screens share.
 */
export const chunkGroups = (isDemo: boolean) => [
  { name: 'early', tags: ['$initial' as const], priority: 99 },
  { name: appChunkOf, debugName: 'app', priority: 98, includeDependenciesRecursively: false },
  ...(isDemo
    ? [
        {
          name: stagedChunkOf,
          debugName: 'staged',
          minShareCount: 2,
          priority: 97.5,
          includeDependenciesRecursively: false,
        },
      ]
    : []),
  // Home needs the drawings of services, and the people that every drawing shares. The other drawings are for empty
  // lists and errors, which most visits do not show.
  {
    name: 'services',
    test: /src\/ui\/illustrations\/(people|services)\./,
    priority: 97,
    includeDependenciesRecursively: false,
  },
  {
    name: 'states',
    test: /src\/ui\/illustrations\/(states|empty|stopped)\./,
    priority: 97,
    includeDependenciesRecursively: false,
  },
  // Every first screen needs the code of the tab bar's badge, so it is one file.
  {
    name: 'unread',
    test: /src\/((domain|stores)\/consultations\/unread|i18n\/consultations\/unreadText)\./,
    priority: 97,
    includeDependenciesRecursively: false,
  },
  // Most screens share the parts of a form, but few have a field to type in.
  {
    name: 'typed',
    test: /src\/(ui\/TextField|routes\/shared\/CodeButton)\./,
    priority: 97,
    includeDependenciesRecursively: false,
  },
  // Lazy parts of two areas have a text area.
  { name: 'texts', test: /src\/ui\/TextArea\./, priority: 97, includeDependenciesRecursively: false },
  // Only lists can be pulled down to refresh them.
  {
    name: 'pulled',
    test: /src\/(ui\/PullToRefresh|routes\/shared\/RefreshableList)\./,
    priority: 97,
    includeDependenciesRecursively: false,
  },
  {
    // Shared helpers of antd-mobile, with its smallest component. Separately they would be three requests.
    name: 'antd',
    test: /antd-mobile\/es\/(utils\/(native-props|with-default-props)|components\/tag\/tag)\.js|\/classnames\//,
    includeDependenciesRecursively: false,
  },
  {
    name: chunkOf,
    debugName: 'shared by screens',
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
