import { describe, expect, test } from 'vitest'
import type { GenericSchema } from 'valibot'
import * as appointments from '@/contract/appointments'
import * as booking from '@/contract/booking/booking'
import * as home from '@/contract/home'
import * as news from '@/contract/news'
import * as payment from '@/contract/payment'
import * as account from '@/contract/account'
import * as questionnaires from '@/contract/questionnaires'
import * as session from '@/contract/auth/session'

/** Field names of an object schema. */
const names = (schema: GenericSchema): string[] => {
  // A schema that keeps unreadable fields has its fields in the first option.
  const [fields = schema] = 'options' in schema ? (schema.options as GenericSchema[]) : []
  return 'entries' in fields ? Object.keys(fields.entries as object) : []
}

describe('the names on the wire', () => {
  test('[AUTH-14] the user record and its location, code and token are spelt as documented', () => {
    expect(names(account.getCustomerInfo.output)).toEqual([
      'id',
      'name',
      'telphone',
      'age',
      'sex',
      'identityCard',
      'birthday',
      'avatar',
      'openId',
      'phoneModifyStatus',
    ])
    expect(names(booking.listOrgan.input)).toEqual(['serviceId', 'longitude', 'latitude', 'pageNum', 'pageSize'])
    expect(names(session.bindPhone.input)).toEqual(['openId', 'telphone', 'phoneCode'])
    expect(names(session.bindPhone.output)).toEqual(['token'])
  })

  test('[PATIENT-04] [PATIENT-09] a relative and its form are spelt as documented', () => {
    const fields = [
      'name',
      'age',
      'sex',
      'telphone',
      'identityCard',
      'ethnicity',
      'height',
      'weight',
      'mLastday',
      'mAge',
      'fPregnancy',
      'childbirth',
      'menopausetime',
      'relatives1st',
      'c1strelatives',
      'relatives2nd',
      'c2ndrelatives',
      'smoking',
      'drink',
    ]
    const kin = ['relationId', 'isPrimary']
    expect(names(account.relative).sort()).toEqual([...fields, ...kin, 'id'].sort())
    expect(names(account.addRelatives.input).sort()).toEqual([...fields, ...kin].sort())
    expect(names(account.editRelatives.input).sort()).toEqual([...fields, ...kin, 'id'].sort())
  })

  test('[FULLQ-09] [API-31] a questionnaire and its saving are spelt as documented', () => {
    expect(names(questionnaires.questionnaire)).toEqual([
      'id',
      'customerId',
      'inspectionId',
      'orgId',
      'serviceId',
      'questionContent',
      'name',
      'createTime',
    ])
    expect(names(questionnaires.saveOrUpdateHealthQuestionnaireInfo.input)).toEqual([
      'id',
      'orgId',
      'serviceId',
      'customerId',
      'inspectionId',
      'questionContent',
    ])
  })

  test('[A306] [A398] a saved profile is spelt as documented', () => {
    expect(names(account.editCustomerInfo.input)).toEqual([
      'id',
      'name',
      'age',
      'sex',
      'birthday',
      'identityCard',
      'telphone',
      'phoneCode',
      'phoneModifyStatus',
      'replaceAccount',
    ])
  })

  test('[ORG-07] an organisation is spelt as documented', () => {
    expect(names(booking.getOrganInfo.output)).toEqual([
      'orgId',
      'orgName',
      'orgImageUrl',
      'address',
      'businessTimeDesc',
      'distance',
    ])
  })

  test('[API-57] [API-58] creating an order is spelt as documented', () => {
    expect(names(booking.createOrder.input)).toEqual([
      'subscribeDate',
      'orgId',
      'customerId',
      'serviceId',
      'specificationId',
      'couponId',
      'discountsId',
      'practicalPrice',
    ])
    expect(names(booking.createOrder.output)).toEqual(['id', 'practicalPrice', 'wxResult'])
    expect(names(payment.wxResult)).toEqual(['timeStamp', 'nonceStr', 'packageValue', 'signType', 'paySign', 'appId'])
  })

  test('[APPT-05] an appointment is spelt as documented', () => {
    expect(names(appointments.getSubscribeDetail.output)).toEqual([
      'id',
      'subscribeNum',
      'subscribeStatus',
      'orgImageUrl',
      'orgName',
      'address',
      'name',
      'age',
      'sex',
      'telphone',
      'specificationName',
      'subscribeTime',
      'createTime',
      'originalPrice',
      'practicalPrice',
      'discountsId',
      'customerId',
      'orgId',
      'serviceId',
      'inspectionId',
      'hqiId',
    ])
  })

  test('[SVC-01] [SVC-02] a service and its specifications are spelt as documented', () => {
    const flags = ['shelfStatus', 'display']
    expect(names(home.service)).toEqual([
      'serviceId',
      'serviceName',
      'serviceDesc',
      'servicePrice',
      'coverPhoto',
      'serviceTypeId',
      'externalLink',
      ...flags,
    ])
    expect(names(home.specification)).toEqual([
      'specificationId',
      'specificationName',
      'specificationPrice',
      'specificationDesc',
    ])
  })

  test('[NEWS-02] a news item is spelt as documented', () => {
    expect(names(news.getNewsDetail.output).sort()).toEqual([
      'articleAbstract',
      'articleContent',
      'articleTitle',
      'assistantId',
      'authorName',
      'publishTime',
      'thumbnailUrl',
    ])
  })
})
