import { expect, test } from 'vitest'
import { linkTarget } from '@/domain/link'

const ORIGIN = 'https://app.example'

test.each([
  ['/news/detail/1?x=2', { kind: 'internal', path: '/news/detail/1?x=2' }],
  ['https://app.example/home', { kind: 'internal', path: '/home' }],
  ['https://other.example/a?b=1', { kind: 'foreign', url: 'https://other.example/a?b=1', host: 'other.example' }],
  ['http://other.example:8080/', { kind: 'foreign', url: 'http://other.example:8080/', host: 'other.example:8080' }],
  ['//other.example/a', { kind: 'foreign', url: 'https://other.example/a', host: 'other.example' }],
  [
    'https://app.example@evil.example/',
    { kind: 'foreign', url: 'https://app.example@evil.example/', host: 'evil.example' },
  ],
  ['/..//evil.example', { kind: 'none' }],
  ['javascript:alert(1)', { kind: 'none' }],
  [' javascript:alert(1)', { kind: 'none' }],
  ['java\nscript:alert(1)', { kind: 'none' }],
  ['data:text/html,<script>1</script>', { kind: 'none' }],
  ['blob:https://app.example/1', { kind: 'none' }],
  ['file:///etc/passwd', { kind: 'none' }],
  ['tel:123', { kind: 'none' }],
  ['http://', { kind: 'none' }],
  ['#', { kind: 'none' }],
  [' #part-2', { kind: 'none' }],
  ['', { kind: 'none' }],
  ['   ', { kind: 'none' }],
  [undefined, { kind: 'none' }],
])('[RC4] the link %j leads to %j', (text, target) => {
  expect(linkTarget(text, ORIGIN)).toEqual(target)
})
