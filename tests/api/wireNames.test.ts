import { describe, expect, test } from 'vitest'
import type { GenericSchema } from 'valibot'
import * as booking from '../../src/contract/booking'
import * as home from '../../src/contract/home'
import * as people from '../../src/contract/people'
import * as session from '../../src/contract/session'

/** The names of an object schema's fields. */
const names = (schema: GenericSchema): string[] => ('entries' in schema ? Object.keys(schema.entries as object) : [])

describe('the names on the wire, spelt as the documents spell them', () => {
  test('[AUTH-14] the user record, with what travels beside it: location, code and token', () => {
    expect(names(people.getCustomerInfo.output)).toEqual([
      'id', 'name', 'telphone', 'age', 'sex', 'identityCard', 'birthday', 'avatar', 'openId', 'phoneModifyStatus',
    ])
    expect(names(booking.listOrgan.input)).toEqual(expect.arrayContaining(['longitude', 'latitude']))
    expect(names(session.bindPhone.input)).toEqual(['openId', 'telphone', 'phoneCode'])
    expect(names(session.bindPhone.output)).toEqual(['token'])
  })

  test('[ORG-07] an organisation', () => {
    expect(names(booking.getOrganInfo.output)).toEqual(['orgId', 'orgName', 'orgImageUrl', 'address', 'businessTimeDesc', 'distance'])
  })

  test('[API-57] [API-58] creating an order', () => {
    expect(names(booking.createOrder.input)).toEqual([
      'subscribeDate', 'orgId', 'customerId', 'serviceId', 'specificationId', 'couponId', 'discountsId', 'practicalPrice',
    ])
    expect(names(booking.wxResult)).toEqual(['timeStamp', 'nonceStr', 'packageValue', 'signType', 'paySign', 'appId'])
  })

  test('[SVC-01] [SVC-02] a service and its specifications', () => {
    expect(names(home.service)).toEqual(
      expect.arrayContaining(['serviceId', 'serviceName', 'serviceDesc', 'servicePrice', 'coverPhoto', 'serviceTypeId', 'externalLink']),
    )
    expect(names(home.specification)).toEqual(['specificationId', 'specificationName', 'specificationPrice', 'specificationDesc'])
  })
})
