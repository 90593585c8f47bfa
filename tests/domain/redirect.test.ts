import { describe, expect, test } from 'vitest'
import { safeRedirect } from '@/domain/redirect'

describe('[RC5] [NAV-59] [NAV-60] the target after sign-in', () => {
  test.each([
    ['/home', '/home'],
    ['/subscribe/detail/12?x=1', '/subscribe/detail/12?x=1'],
    ['/organ/list?serviceId=1&lang=en', '/organ/list?serviceId=1&lang=en'],
    [null, '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/%2e%2e//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['https://evil.example/home', '/'],
    ['https:/evil.example', '/'],
    [' /home', '/'],
    ['\t//evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\t/evil.example/home', '/'],
    ['/login', '/'],
    ['/LOGIN//', '/'],
    ['/%6Cogin', '/'],
    ['/login/more', '/login/more'],
    ['/loginx', '/loginx'],
    ['/guide/login', '/guide/login'],
    ['/%zz', '/%zz'],
    ['/login?redirect=/login', '/'],
    ['/./login', '/'],
    ['%2Fhome', '/'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
    [`/${'a'.repeat(2000)}`, '/'],
  ])('the redirect %j leads to %j', (wanted, target) => {
    expect(safeRedirect(wanted)).toBe(target)
  })
})
